import type { BodyInputOf, DataOf } from '#contracts/kernel/endpoint.ts';
import type { AnyEndpoint } from '../http/call-address.ts';
import type { WaitingCall } from './waiting-call.ts';

export interface EnqueueOptions<E extends AnyEndpoint> {
  /** Bytes of those photos that are not uploaded yet; without them the body's own photos stand. */
  photos?: readonly (string | Blob)[];
  onAnswer?: (answer: DataOf<E>) => void;
}

/** The outbox as a page sees it. */
export interface PageOutbox {
  /** Given and not refused, oldest first: what the page shows as done although the server may not have said so. */
  pending: readonly WaitingCall[];
  /** The oldest refusal that was not read. */
  refused: WaitingCall | undefined;
  /** How many of this person's calls wait for the network, whatever page gave them. */
  waiting: number;
  enqueue<E extends AnyEndpoint>(endpoint: E, body: BodyInputOf<E>, options?: EnqueueOptions<E>): string;
  cancelUnsent(id: string): boolean;
  dismiss(id: string): void;
}
