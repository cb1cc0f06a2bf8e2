import type { BodyInputOf, DataOf } from '#contracts/kernel/endpoint.ts';
import type { AnyEndpoint } from '../http/call-address.ts';
import type { WaitingCall } from './waiting-call.ts';

export interface GiveOptions<E extends AnyEndpoint> {
  /** Bytes of those photos that are not uploaded yet; without them the body's own photos stand. */
  photos?: readonly (string | Blob)[];
  answered?: (answer: DataOf<E>) => void;
}

/** The outbox as a page sees it. */
export interface PageOutbox {
  /** Given and not refused, oldest first: what the page shows as done although the server may not have said so. */
  pending: readonly WaitingCall[];
  /** The oldest refusal that was not read. */
  refused: WaitingCall | undefined;
  /** How many of this person's calls wait for the network, whatever page gave them. */
  waiting: number;
  give<E extends AnyEndpoint>(endpoint: E, body: BodyInputOf<E>, options?: GiveOptions<E>): string;
  takeBack(id: string): boolean;
  dismiss(id: string): void;
}
