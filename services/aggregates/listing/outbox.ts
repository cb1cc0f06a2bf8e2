import type { ChannelOp } from '#contracts/channels/channel-failures.ts';
import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import type { ListedVariant } from '#contracts/listings/listing-events.ts';
import type { DelistReason } from '#contracts/listings/listing-statuses.ts';
import type { Statement } from '#kernel/database/sql.ts';
import { isSynchronising, type Listing } from './listing.ts';

/** What is asked of a channel, as the row in `channel_outbox` has it under `want`. */
export interface ChannelWish {
  shopId: number;
  oneIds: readonly string[];
  variant: ListedVariant;
  currency: string;
  desired: { priceCents: number; live: boolean };
  confirmed: { priceCents: number; live: boolean } | null;
  externalIds: readonly string[];
  /** The transport refuses any price below it. */
  floorCents: number;
}

interface Wish {
  op: ChannelOp;
  opId: string;
  want: ChannelWish;
}

/** What is to be asked next: an end before all, otherwise what is asked already with the newest price. */
export const wishOf = (listing: Listing): Wish | undefined => {
  const { status, asked } = listing;
  if (status !== 'publishing' && status !== 'live' && status !== 'ending') return undefined;
  const op = status === 'ending' ? 'withdraw' : asked.publish === undefined ? 'reprice' : 'publish';
  const opId = asked[op];
  if (opId === undefined) return undefined;
  const { shopId, oneIds, variant, currency, desired, confirmed = null, externalIds, floorCents } = listing;
  return { op, opId, want: { shopId, oneIds, variant, currency, desired, confirmed, externalIds, floorCents } };
};

/** Lower goes first: what is sold elsewhere must not be sold twice, and whoever waits for a price comes before what decides by itself. */
export const priorities = { soldElsewhere: 0, withdraw: 1, publish: 2, price: 3, automaticPrice: 4 } as const;

const urgent: readonly (DelistReason | undefined)[] = ['sold', 'taken'];

const priorityOf = ({ delistWhy }: Listing, op: ChannelOp, isAutomatic: boolean): number => {
  if (op === 'withdraw') return urgent.includes(delistWhy) ? priorities.soldElsewhere : priorities.withdraw;
  if (op === 'publish') return priorities.publish;
  return isAutomatic ? priorities.automaticPrice : priorities.price;
};

interface Asked {
  now: Date;
  /** A price that was decided by a rule. */
  isAutomatic?: boolean;
  /** The operation that was answered: its row goes. */
  answeredOpId?: string;
  /** The operation that is not there, and is to be sent again. */
  notThereOpId?: string;
  /** How long it waits before it is sent. */
  delayMs?: number;
}

/**
 * What the outbox is to hold once a listing stands so; in the transaction of its events. A wish that was not sent yet is replaced by the newer one. One that was
 * sent stays until it is answered: the two never overlap, and whoever takes the answer asks for what is wanted then.
 */
export const outboxStatements = (listing: Listing, { now, isAutomatic = false, answeredOpId, notThereOpId, delayMs = 0 }: Asked): Statement[] => {
  const { listingId, channel, accountId } = listing;
  const wish = wishOf(listing);
  const due = new Date(now.getTime() + delayMs).toISOString();
  const statements: Statement[] = [];
  if (answeredOpId !== undefined) statements.push(answeredStatement(listingId, answeredOpId));
  if (notThereOpId !== undefined) statements.push({ text: sendAgain, values: [listingId, notThereOpId, due] });
  if (wish) {
    const { op, opId, want } = wish;
    statements.push({
      text: ask,
      values: [listingId, channel satisfies ChannelKind, accountId, op, opId, JSON.stringify(want), priorityOf(listing, op, isAutomatic), due],
    });
  } else if (!isSynchronising(listing)) {
    statements.push({ text: removeUnsent, values: [listingId] });
  }
  return statements;
};

/** What is asked for many listings, in one statement; whatever else there is stays by itself. */
export const askedTogether = (statements: readonly Statement[]): Statement[] => {
  const asks = statements.filter(({ text }) => text === ask);
  if (asks.length < 2) return [...statements];
  const rows = asks.map(({ values }) => {
    const [listing_id, channel, account_id, op, op_id, want, priority, due_at] = values as [
      string,
      string,
      string,
      string,
      string,
      string,
      number,
      string,
    ];
    return { listing_id, channel, account_id, op, op_id, want: JSON.parse(want) as unknown, priority, due_at };
  });
  return [...statements.filter(({ text }) => text !== ask), { text: askMany, values: [JSON.stringify(rows)] }];
};

/** An operation that was answered waits for nothing more. */
export const answeredStatement = (listingId: string, opId: string): Statement => ({ text: removeAnswered, values: [listingId, opId] });

const unlessSent = `
  ON CONFLICT (listing_id) DO UPDATE
  SET op = excluded.op, op_id = excluded.op_id, want = excluded.want, want_version = o.want_version + 1,
      priority = excluded.priority, due_at = excluded.due_at, attempts = CASE WHEN o.op_id = excluded.op_id THEN o.attempts ELSE 0 END
  WHERE o.sent_at IS NULL`;
const ask = `
  INSERT INTO channel_outbox AS o (listing_id, channel, account_id, op, op_id, want, priority, due_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)${unlessSent}`;
const askMany = `
  INSERT INTO channel_outbox AS o (listing_id, channel, account_id, op, op_id, want, priority, due_at)
  SELECT * FROM jsonb_to_recordset($1::jsonb)
    AS w(listing_id text, channel text, account_id text, op text, op_id uuid, want jsonb, priority integer, due_at timestamptz)${unlessSent}`;

const removeAnswered = 'DELETE FROM channel_outbox WHERE listing_id = $1 AND op_id = $2';
const removeUnsent = 'DELETE FROM channel_outbox WHERE listing_id = $1 AND sent_at IS NULL';
const sendAgain = 'UPDATE channel_outbox SET sent_at = NULL, due_at = $3 WHERE listing_id = $1 AND op_id = $2';
