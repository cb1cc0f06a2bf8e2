import type { Actor } from '#contracts/kernel/events/recorded-event.ts';
import type { IdempotencyRecord } from './event-log.ts';

/** Who commands, and in answer to what. */
export interface CommandContext {
  actor: Actor;
  correlationId: string;
  causationId: string;
  idempotency?: Pick<IdempotencyRecord, 'key' | 'accountId' | 'fingerprint'>;
  /** Goes with the events, where the command is traced. */
  traceparent?: string;
}
