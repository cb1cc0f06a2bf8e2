import type { BodyInputOf, DataOf } from '#contracts/kernel/endpoint.ts';
import type { AnyEndpoint } from '../http/call-address.ts';
import type { WaitingCall } from './waiting-call.ts';

/** A body in which a photo that is not uploaded yet stands as bytes where its url belongs. */
export type WithBytes<Body> = Body extends string
  ? Body | Blob
  : Body extends readonly (infer Part)[]
    ? readonly WithBytes<Part>[]
    : Body extends object
      ? { [Name in keyof Body]: WithBytes<Body[Name]> }
      : Body;

/** The outbox as a page sees it. */
export interface PageOutbox {
  /** Given and not refused, oldest first: what the page shows as done although the server may not have said so. */
  pending: readonly WaitingCall[];
  /** The oldest refusal that was not read. */
  refused: WaitingCall | undefined;
  /** `onAnswer` hears the answer while this page lives. */
  enqueue<E extends AnyEndpoint>(endpoint: E, body: WithBytes<BodyInputOf<E>>, onAnswer?: (answer: DataOf<E>) => void): string;
  /** Removes a call that never left. Answers whether it did: one that was under way has to be undone on the server. */
  cancelUnsent(id: string): boolean;
  dismiss(id: string): void;
  settle(id: string): void;
}
