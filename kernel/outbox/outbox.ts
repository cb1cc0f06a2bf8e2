import { createHash, hkdfSync } from 'node:crypto';
import type { Pool } from 'pg';
import type { ExtraStatement } from '../commands/event-log.ts';
import type { NewIds } from '../ids.ts';
import { keyBytes, encrypt, decrypt } from '../personal-data/ciphers.ts';
import type { NumberedMessage, OutboundMessage } from './outbound-message.ts';

export interface Outbox {
  /** Rows for the transaction of whoever decided to send: what is rolled back is not sent. */
  rowOf(message: NumberedMessage): ExtraStatement;
  /** In a transaction of its own, for what no event tells of. */
  enqueue(message: OutboundMessage): Promise<void>;
  /** Tells those who wait here that something was committed for a destination; whoever waits elsewhere finds it at their next look. */
  announce(destination: string): void;
  /** Calls when something was. */
  onEnqueued(call: (destination: string) => void): void;
  /** Opens the body of a message. */
  bodyOf(messageId: string, sealed: Uint8Array): unknown;
}

/** `master` is the key that personal data lie under: a body may hold some, or a secret, and stands in no table, log or backup as it is. */
export const pgOutbox = (pool: Pool, master: Uint8Array, ids: NewIds): Outbox => {
  const key = Buffer.from(hkdfSync('sha256', master, '', 'outbox', keyBytes));
  const listeners: ((destination: string) => void)[] = [];
  const rowOf = ({ messageId, destination, kind, body, expiresInMs }: NumberedMessage): ExtraStatement => ({
    text: insertMessage,
    values: [messageId, destination, kind, encrypt(key, messageId, Buffer.from(JSON.stringify(body))), expiresInMs ?? null],
  });
  const announce = (destination: string): void => listeners.forEach((call) => call(destination));
  return {
    rowOf,
    async enqueue(message) {
      const { text, values } = rowOf({ ...message, messageId: ids.eventId() });
      await pool.query(text, [...values]);
      announce(message.destination);
    },
    announce,
    onEnqueued: (call) => void listeners.push(call),
    bodyOf: (messageId, sealed) => JSON.parse(decrypt(key, messageId, sealed).toString()),
  };
};

const insertMessage = `
  INSERT INTO outbox (message_id, destination, kind, body, expires_at)
  VALUES ($1, $2, $3, $4, now() + $5 * interval '1 ms') ON CONFLICT (message_id) DO NOTHING`;

/** The same number for the same cause, in the form of a UUID. */
export const messageIdOf = (cause: string): string => {
  const hex = createHash('sha256').update(cause).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
};
