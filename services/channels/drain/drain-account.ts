import type { Pool } from 'pg';
import type { Clock } from '#kernel/clock.ts';
import type { Turn } from '#kernel/lanes/lanes.ts';
import type { AnyConnector } from '../kernel/port.ts';
import { locateEveryMs, ticketEveryMs } from '../kernel/rhythm.ts';
import { callsToLookAt, noteCall, type OpenCall } from './call-log.ts';
import { settleAnswer, settleLocated, type Then } from './settle.ts';
import type { Tell } from './tell.ts';
import { dueWishes, markSent, putOff, type Wish } from './wishes.ts';

/** `changed`: another wish has taken its place; `hold`: it waits. */
export type PriceAtSending = (listingId: string) => Promise<{ kind: 'send' | 'changed' | 'hold' }>;

interface Parts {
  pool: Pool;
  clock: Clock;
  tell: Tell;
  accountId: string;
  connector: AnyConnector;
  /** Decides once more whether a price that waited is still the one to send. */
  priceAtSending: PriceAtSending;
  /** Only what ends goes out. */
  endsOnly: boolean;
  turn: Turn;
  signal: AbortSignal;
  onError(failure: unknown): void;
}

/** Looked at, and sent, in one go; the most urgent of the others comes with the next. */
const AT_ONCE = 10;

/** First what became of what was sent, then what is wished, in the order of service. Answers whether sales are to be asked for at once. */
export const drainAccount = async (parts: Parts): Promise<{ worked: boolean; asksSales: boolean }> => {
  const { pool, clock, accountId, endsOnly, turn, signal } = parts;
  let asksSales = false;
  const open = await turn(() => callsToLookAt(pool, accountId, clock.now(), AT_ONCE));
  for (const call of open) {
    if (signal.aborted) return { worked: true, asksSales };
    const then = await lookAt(parts, call).catch((cause: unknown) => lookLater(parts, call, cause));
    asksSales ||= then === 'askSales';
  }
  const wishes = await turn(() => dueWishes(pool, { accountId, now: clock.now(), endsOnly, limit: AT_ONCE }));
  for (const wish of wishes) {
    if (signal.aborted) break;
    const then = await send(parts, wish);
    asksSales ||= then === 'askSales';
    if (then === 'stop') break;
  }
  return { worked: open.length + wishes.length > 0, asksSales };
};

/** How long a price waits that is not decided to go at the moment. */
const HELD_MS = 30_000;

const send = async (parts: Parts, wish: Wish): Promise<Then> => {
  const { pool, clock, accountId, connector, turn } = parts;
  if (wish.op.op === 'reprice') {
    const { kind } = await turn(() => parts.priceAtSending(wish.op.listingId));
    if (kind === 'hold') await turn(() => putOff(pool, wish.op, new Date(clock.now().getTime() + HELD_MS), true));
    if (kind !== 'send') return 'goOn';
  }
  if (!(await turn(() => markSent(pool, accountId, wish, clock.now())))) return 'goOn';
  const { op } = wish;
  const answer = await (op.op === 'publish' ? connector.publish(op) : op.op === 'reprice' ? connector.reprice(op) : connector.withdraw(op));
  return turn(() => settleAnswer(parts, { op, attempt: wish.attempts + 1 }, answer, clock.now()));
};

/** One that cannot be looked into stands in the way of no other. */
const lookLater = async ({ pool, clock, turn, onError }: Parts, call: OpenCall, cause: unknown): Promise<Then> => {
  onError(new Error(`What became of the operation ${call.op.opId} was not found out.`, { cause }));
  const lookAt = new Date(clock.now().getTime() + locateEveryMs);
  await turn(() => noteCall(pool, call, clock.now(), { outcome: call.outcome, lookAt }));
  return 'goOn';
};

/** The longer an operation takes, the less often it is asked after. */
const MAX_TICKET_EVERY_MS = 60_000;

const lookAt = async (parts: Parts, call: OpenCall): Promise<Then> => {
  const { pool, clock, connector, turn } = parts;
  const { op, outcome, ticket, externalId, looks, sentAt } = call;
  if (outcome === 'sent') return turn(() => settleAnswer(parts, call, { kind: 'lost' }, clock.now()));
  if (outcome === 'lost' || !connector.outcome || ticket === null) {
    const located = await connector.locate(op, sentAt);
    await turn(() => settleLocated(parts, call, located, clock.now()));
    return 'goOn';
  }
  const state = await connector.outcome(op, { ticket, externalId: externalId ?? '' });
  if (state.kind !== 'pending') return turn(() => settleAnswer(parts, call, state, clock.now()));
  const everyMs = Math.min(MAX_TICKET_EVERY_MS, ticketEveryMs * 2 ** Math.min(looks, 5));
  const lookAt = new Date(clock.now().getTime() + everyMs);
  await turn(() => noteCall(pool, call, clock.now(), { outcome: 'accepted', lookAt, looked: true }));
  return 'goOn';
};
