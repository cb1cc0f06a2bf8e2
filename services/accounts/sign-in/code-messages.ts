import type { Destination } from '#kernel/outbox/destination.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';

interface Carrier {
  send(to: string, text: string): Promise<void>;
}

interface CodeMessage {
  to: string;
  text: string;
}

/** A code holds no longer than five minutes; after that nobody has a use for the text. */
const expiresInMs = 5 * 60_000;

/** Has codes carried by way of the outbox, where phone, address and code stand sealed until they are sent. */
export const throughOutbox = (outbox: Pick<Outbox, 'enqueue'>, destination: 'sms' | 'email'): Carrier => ({
  send: (to, text) => outbox.enqueue({ destination, kind: 'code', body: { to, text } satisfies CodeMessage, expiresInMs }),
});

export const codeDestination = (name: 'sms' | 'email', carrier: Carrier): Destination => ({
  name,
  deliver: async ({ body }) => {
    const { to, text } = body as CodeMessage;
    await carrier.send(to, text);
  },
});
