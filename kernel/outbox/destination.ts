import type { NumberedMessage } from './outbound-message.ts';

/** Where messages go. */
export interface Destination {
  name: string;
  /** Hands one over; what it throws is tried again later, unless it is `Undeliverable`. May be called again for what was delivered: the number is the same. */
  deliver(message: Omit<NumberedMessage, 'destination' | 'expiresInMs'>, signal: AbortSignal): Promise<void>;
  /** How long one delivery may take, in ms. */
  timeoutMs?: number;
}

/** The destination answers, and will not take this message however often it is sent. */
export class Undeliverable extends Error {}

export interface HttpAddress {
  url: string;
  /** Besides the content type and the request number. */
  headers?: Readonly<Record<string, string>>;
}

/** The request number of a delivery, under the name that payment providers and most others look for. */
const requestNumberHeader = 'idempotency-key';

/** These say "later", all other refusals "never". */
const retryable: ReadonlySet<number> = new Set([408, 409, 425, 429]);

/** POSTs each message as JSON `{ kind, body }`. */
export const httpDestination = (name: string, { url, headers = {} }: HttpAddress, timeoutMs?: number): Destination => ({
  name,
  ...(timeoutMs !== undefined && { timeoutMs }),
  async deliver({ messageId, kind, body }, signal) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', [requestNumberHeader]: messageId },
      body: JSON.stringify({ kind, body }),
      signal,
      redirect: 'error',
    });
    await response.body?.cancel();
    if (response.ok) return;
    const text = `HTTP status ${response.status}`;
    if (response.status >= 400 && response.status < 500 && !retryable.has(response.status)) throw new Undeliverable(text);
    throw new Error(text);
  },
});
