import type { LogPosition, RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import type { Rejection } from '#contracts/kernel/rejection.ts';
import type { Statement } from '../database/sql.ts';
import type { NumberedMessage } from '../outbox/outbound-message.ts';
import type { Claim, Count } from './decision.ts';

export interface StreamAppend {
  streamId: string;
  streamType: string;
  /** Version that the decision saw; 0 when the stream must not exist. */
  expectedVersion: number;
  /** The event at that version as the decision knew it, where it did not look at the log. */
  afterEventId?: string | undefined;
  events: readonly RecordedEvent[];
}

/** A stream that a decision rests on and appends nothing to, as it was known. */
export interface StreamRead {
  streamId: string;
  version: number;
  lastEventId?: string | undefined;
}

/** The answer of a command, kept under its Idempotency-Key in the same transaction. */
export interface IdempotencyRecord {
  key: string;
  accountId: string;
  /** SHA-256 of method, path and body: another body with the same key is refused. */
  fingerprint: string;
  answer: unknown;
}

/** A row beside the log that stands or falls with the events: a secret, which no event may hold. */
export type ExtraStatement = Statement;

/** Everything that one command changes: all of it or nothing. */
export interface Commit {
  /** Where one of them is no longer so, the commit conflicts. */
  reads?: readonly StreamRead[];
  appends: readonly StreamAppend[];
  claims: readonly Claim[];
  releases: readonly Pick<Claim, 'kind' | 'key' | 'owner'>[];
  counts: readonly Count[];
  extraStatements?: readonly ExtraStatement[] | undefined;
  messages?: readonly NumberedMessage[] | undefined;
  idempotencyRecord?: IdempotencyRecord;
}

export type CommitResult =
  | { kind: 'committed'; position: LogPosition }
  /** A stream had moved on: load and decide again. */
  | { kind: 'conflict' }
  /** Another request with the same Idempotency-Key committed first. */
  | { kind: 'keyTaken' }
  | { kind: 'rejected'; rejection: Rejection };

export interface LoadedStream {
  /** Of its last event; 0 when the stream does not exist, or ends before the version that is known. */
  version: number;
  /** Of the event at the version that is known. */
  knownEventId?: string | undefined;
  /** After the version that is known. */
  events: readonly RecordedEvent[];
}

/** A stream's state, and the last event that is in it; an unborn stream is at version 0. */
export interface StreamState {
  version: number;
  lastEventId?: string | undefined;
  state: unknown;
}

/** The log as command handling needs it. Production: PostgreSQL; bulk seeding: memory, flushed in one go. */
export interface EventLog {
  /** Every asked stream is in the answer, from its start or after the version that is known of it. */
  readStreams(streamIds: readonly string[], known?: ReadonlyMap<string, number>): Promise<Map<string, LoadedStream>>;
  /** Of those streams that have one of this shape: what they had come to at some version, by the log as it was then. */
  readSnapshots?(streamIds: readonly string[], shape: number): Promise<ReadonlyMap<string, StreamState>>;
  commit(commit: Commit): Promise<CommitResult>;
}
