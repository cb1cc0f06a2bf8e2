import type { Pool } from 'pg';
import { allowedCalls, budgetClasses, type BudgetClass } from '#contracts/channels/channel-budget.ts';

/** So many calls are set aside at once; a node that dies loses no more of them. */
const SLICE = 20;

export interface Budget {
  /** Whether one more call may be made today; it counts as made. */
  take(of: BudgetClass, now: Date): Promise<boolean>;
}

/** What one account may call on a day, by what for. Two nodes cannot spend the same: each sets its own slices aside in the database. */
export const accountBudget = (pool: Pick<Pool, 'query'>, accountId: string, callsPerDay: number): Budget => {
  const left = new Map<BudgetClass, number>();
  let of = '';
  return {
    async take(what, now) {
      const day = dayOf(now);
      if (day !== of) left.clear();
      of = day;
      const known = left.get(what) ?? 0;
      const granted = known > 0 ? known : await setAside(pool, { accountId, day, what, allowed: allowedCalls(callsPerDay, what) });
      left.set(what, Math.max(0, granted - 1));
      return granted > 0;
    },
  };
};

interface Slice {
  accountId: string;
  day: string;
  what: BudgetClass;
  allowed: number;
}

const setAside = async (pool: Pick<Pool, 'query'>, { accountId, day, what, allowed }: Slice): Promise<number> => {
  await pool.query('INSERT INTO channel_budget (account_id, day, class, taken, allowed) VALUES ($1, $2, $3, 0, $4) ON CONFLICT DO NOTHING', [
    accountId,
    day,
    what,
    allowed,
  ]);
  const { rows } = await pool.query<{ granted: number }>(
    `UPDATE channel_budget b SET taken = least(b.allowed, b.taken + $4)
     FROM (SELECT taken FROM channel_budget WHERE account_id = $1 AND day = $2 AND class = $3 FOR UPDATE) before
     WHERE b.account_id = $1 AND b.day = $2 AND b.class = $3 RETURNING b.taken - before.taken AS granted`,
    [accountId, day, what, SLICE],
  );
  return rows[0]?.granted ?? 0;
};

export interface BudgetLeft {
  class: BudgetClass;
  left: number;
  allowed: number;
}

/** What each account may still call today; one that has called nothing yet may call all. */
export const budgetsLeft = async (
  pool: Pick<Pool, 'query'>,
  accounts: readonly { accountId: string; callsPerDay: number }[],
  now: Date,
): Promise<Map<string, BudgetLeft[]>> => {
  const { rows } = await pool.query<{ account_id: string; class: BudgetClass; taken: number }>(
    'SELECT account_id, class, taken FROM channel_budget WHERE account_id = ANY($1) AND day = $2',
    [accounts.map(({ accountId }) => accountId), dayOf(now)],
  );
  const takenOf = new Map(rows.map((row) => [`${row.account_id} ${row.class}`, row.taken]));
  return new Map(
    accounts.map(({ accountId, callsPerDay }) => [
      accountId,
      budgetClasses.map((one) => {
        const allowed = allowedCalls(callsPerDay, one);
        return { class: one, left: Math.max(0, allowed - (takenOf.get(`${accountId} ${one}`) ?? 0)), allowed };
      }),
    ]),
  );
};

/** Channels count from midnight, UTC. */
const dayOf = (now: Date): string => now.toISOString().slice(0, 10);
