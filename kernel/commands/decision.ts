import type { DomainEvent } from '#contracts/kernel/events/recorded-event.ts';
import type { Rejection } from '#contracts/kernel/rejection.ts';
import type { StreamType } from './stream-type.ts';

/** A value that only one owner may hold at a time, across streams: an open package's tracking number, a label code. */
export interface Claim {
  kind: string;
  key: string;
  owner: string;
  /** An owner that the key is taken over from where it holds it, and that it goes back to when it is released. */
  lentBy?: string;
  /** The refusal when another owner holds it. */
  otherwise: Rejection;
  /** The param of `otherwise` that says which one it is: where several of a decision are refused, it lists them. */
  listedIn?: string;
}

/** A bounded sum across streams, kept in the append's transaction: what lies on a shelf. */
export interface Count {
  counter: string;
  key: string;
  by: number;
  /** Upper bound after the change; absent when the change only lowers. */
  max?: number;
  otherwise?: Rejection;
}

/** New events for one stream, as a decision names them. */
export interface StreamChange {
  stream: StreamType<any, any>;
  id: string;
  /** That of the handle. */
  version: number;
  events: readonly DomainEvent[];
}

/** What a decider answers: facts for one or more streams, appended together or not at all. */
export interface Accepted {
  changes: readonly StreamChange[];
  claims?: readonly Claim[];
  releases?: readonly Pick<Claim, 'kind' | 'key' | 'owner'>[];
  counts?: readonly Count[];
}

export type Decision = Accepted | Rejection;

export const accept = (...changes: StreamChange[]): Accepted => ({ changes });
export const noChange: Accepted = { changes: [] };
