import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { ListingOp } from '../kernel/port.ts';

/** How a call that is still open stands: sent and not answered, taken by the channel, or lost. */
export type OpenOutcome = 'sent' | 'accepted' | 'lost';

export interface OpenCall {
  op: ListingOp;
  attempt: number;
  sentAt: Date;
  outcome: OpenOutcome;
  ticket: string | null;
  externalId: string | null;
  looks: number;
}

/** Whoever sent it would have noted its answer long before: it was not noted because that node died. */
const ANSWER_NOTED_WITHIN_MS = 60_000;

/** Written before the call goes out. */
export const openCall = async (client: Pick<PoolClient, 'query'>, accountId: string, op: ListingOp, attempt: number, now: Date): Promise<void> => {
  const asked = JSON.stringify(op);
  await client.query(
    `INSERT INTO channel_calls (op_id, attempt, account_id, listing_id, op, asked, request_hash, sent_at, outcome, look_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'sent', $9)
     ON CONFLICT (op_id, attempt) DO UPDATE SET sent_at = excluded.sent_at, asked = excluded.asked, outcome = 'sent', looks = 0, look_at = excluded.look_at`,
    [
      op.opId,
      attempt,
      accountId,
      op.listingId,
      op.op,
      asked,
      createHash('sha256').update(asked).digest('hex'),
      now,
      new Date(now.getTime() + ANSWER_NOTED_WITHIN_MS),
    ],
  );
};

interface OpenRow {
  asked: ListingOp;
  attempt: number;
  sent_at: Date;
  outcome: OpenOutcome;
  ticket: string | null;
  external_id: string | null;
  looks: number;
}

export const callsToLookAt = async (pool: Pool, accountId: string, now: Date, limit: number): Promise<OpenCall[]> => {
  const { rows } = await pool.query<OpenRow>({
    name: 'channel-calls-open',
    text: `SELECT asked, attempt, sent_at, outcome, ticket, external_id, looks FROM channel_calls
           WHERE account_id = $1 AND look_at <= $2 ORDER BY look_at LIMIT $3`,
    values: [accountId, now, limit],
  });
  return rows.map(({ asked: op, sent_at: sentAt, external_id: externalId, ...row }) => ({ op, sentAt, externalId, ...row }));
};

interface Noted {
  outcome: string;
  code?: string;
  ticket?: string;
  externalId?: string;
  /** When it is looked at again; it is closed without. */
  lookAt?: Date;
  /** Counts as one more look. */
  looked?: boolean;
}

export const noteCall = async (
  pool: Pick<Pool, 'query'>,
  { op, attempt }: Pick<OpenCall, 'op' | 'attempt'>,
  now: Date,
  { outcome, code, ticket, externalId, lookAt, looked = false }: Noted,
): Promise<void> => {
  await pool.query(
    `UPDATE channel_calls SET outcome = $3, code = coalesce($4, code), ticket = coalesce($5, ticket), external_id = coalesce($6, external_id), look_at = $7,
       looks = CASE WHEN outcome = $3 THEN looks + $9::int ELSE 0 END, answered_at = coalesce(answered_at, CASE WHEN $3 <> 'lost' THEN $8::timestamptz END)
     WHERE op_id = $1 AND attempt = $2`,
    [op.opId, attempt, outcome, code ?? null, ticket ?? null, externalId ?? null, lookAt ?? null, now, looked ? 1 : 0],
  );
};
