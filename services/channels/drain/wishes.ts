import type { Pool } from 'pg';
import type { ChannelOp } from '#contracts/channels/channel-failures.ts';
import { inTransaction } from '#kernel/database/transaction.ts';
import type { ListingOp, VariantRef } from '../kernel/port.ts';
import { openCall } from './call-log.ts';

/** One row of the outbox: what a listing asks a channel for. */
export interface Wish {
  op: ListingOp;
  version: number;
  attempts: number;
}

interface WishRow {
  listing_id: string;
  op: ChannelOp;
  op_id: string;
  want: {
    variant: VariantRef;
    desired: { priceCents: number };
    confirmed: { priceCents: number } | null;
    externalIds: readonly string[];
    floorCents: number;
  };
  want_version: number;
  attempts: number;
}

/** What may be asked now, in the order of service. While channels are held back, only what ends goes out. */
export const dueWishes = async (
  pool: Pool,
  { accountId, now, endsOnly, limit }: { accountId: string; now: Date; endsOnly: boolean; limit: number },
): Promise<Wish[]> => {
  const { rows } = await pool.query<WishRow>({
    name: 'channel-wishes-due',
    text: `SELECT listing_id, op, op_id, want, want_version, attempts FROM channel_outbox
           WHERE account_id = $1 AND sent_at IS NULL AND due_at <= $2 AND (NOT $3 OR op = 'withdraw') ORDER BY priority, due_at LIMIT $4`,
    values: [accountId, now, endsOnly, limit],
  });
  return rows.map((row) => ({ op: opOf(row), version: row.want_version, attempts: row.attempts }));
};

const opOf = ({ listing_id: listingId, op, op_id: opId, want }: WishRow): ListingOp => {
  const { variant, desired, confirmed, externalIds, floorCents } = want;
  const named = { opId, listingId, variant };
  const externalId = externalIds.at(-1) ?? '';
  switch (op) {
    case 'publish':
      return { op, ...named, priceCents: desired.priceCents, floorCents };
    case 'reprice':
      return { op, ...named, externalId, priceCents: desired.priceCents, floorCents, expectedCents: confirmed?.priceCents };
    case 'withdraw':
      return { op, ...named, externalId };
  }
};

/** Marks a wish as sent before it is. False where another was wished meanwhile: that one is looked at with the next turn. */
export const markSent = (pool: Pool, accountId: string, { op, version, attempts }: Wish, now: Date): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      'UPDATE channel_outbox SET sent_at = $4, attempts = attempts + 1 WHERE listing_id = $1 AND op_id = $2 AND want_version = $3 AND sent_at IS NULL',
      [op.listingId, op.opId, version, now],
    );
    if (rowCount === 0) return false;
    await openCall(client, accountId, op, attempts + 1, now);
    return true;
  });

/** It did not arrive: it waits, and what is wished meanwhile takes its place. */
export const putOff = async (pool: Pool, { listingId, opId }: Pick<ListingOp, 'listingId' | 'opId'>, until: Date, counts: boolean): Promise<void> => {
  await pool.query(
    'UPDATE channel_outbox SET sent_at = NULL, due_at = $3, attempts = attempts - CASE WHEN $4 THEN 0 ELSE 1 END WHERE listing_id = $1 AND op_id = $2',
    [listingId, opId, until, counts],
  );
};

export interface Waiting {
  waiting: number;
  oldest: Date | null;
}

export const waitingOf = async (pool: Pick<Pool, 'query'>, accountIds: readonly string[]): Promise<Map<string, Waiting>> => {
  const { rows } = await pool.query<{ account_id: string; waiting: number; oldest: Date | null }>(
    'SELECT account_id, count(*)::int AS waiting, min(due_at) AS oldest FROM channel_outbox WHERE account_id = ANY($1) GROUP BY account_id',
    [accountIds],
  );
  return new Map(rows.map(({ account_id, waiting, oldest }) => [account_id, { waiting, oldest }]));
};
