import { sql } from 'kysely';
import { quoteTargets } from '#contracts/pricing/market-quote.ts';
import { all, type Condition } from '../kernel/lists/conditions.ts';

const quote = sql`select from market_quotes q where q.sku = l.sku and q.size = l.size and q.channel = l.channel`;

/** From when on a quote of the channel can be gone by: twice its age when it ceases to be fresh. */
const notBefore = (now: Date) =>
  sql`case q.channel ${sql.join(
    Object.entries(quoteTargets).map(
      ([channel, ms]) => sql`when ${sql.lit(channel)} then ${new Date(now.getTime() - 2 * ms).toISOString()}::timestamptz`,
    ),
    sql` `,
  )} end`;

/** How a listing stands beside what its platform says of the same goods: one look by the key for each row. */
export const besideMarket = (
  { notLowest, stale }: { notLowest?: boolean | undefined; stale?: boolean | undefined },
  now: Date,
): Condition | undefined => {
  if (notLowest === undefined && stale === undefined) return undefined;
  return all(
    sql<boolean>`l.status = 'live'`,
    notLowest === undefined
      ? undefined
      : sql<boolean>`${not(!notLowest)} exists (${quote} and q.lowest_cents < coalesce(l.confirmed_cents, l.price_cents))`,
    stale === undefined ? undefined : sql<boolean>`${not(stale)} exists (${quote} and q.as_of >= ${notBefore(now)})`,
  );
};

const not = (isNot: boolean) => (isNot ? sql`not` : sql``);
