import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Clock } from '#kernel/clock.ts';

/** Codes that may be sent within a day (UTC), by SMS and by e-mail together: to one phone or e-mail address, for one network address, and in all. */
export interface SmsBudgets {
  phone: number;
  address: number;
  total: number;
}

export interface SmsBudget {
  /** Takes one from what the caller's address, and all together, have left; TooManyCodes where nothing is left of either. */
  takeFor(address: string): Promise<Rejection | undefined>;
  /** Takes one from what a phone or an e-mail address has left; answers whether there was one. */
  takeTo(receiver: string): Promise<boolean>;
}

/** A text costs money and lands in somebody's pocket: whoever calls for many has few sent. Kept with the database, so that it holds for all nodes together; of a receiver, a keyed hash. */
export const pgSmsBudget = (pool: Pool, clock: Clock, secret: string, budgets: SmsBudgets): SmsBudget => {
  const hashOf = (receiver: string) => createHmac('sha256', secret).update(receiver).digest('hex');

  const take = async (spentOn: keyof SmsBudgets, key: string): Promise<boolean> => {
    const { rowCount } = await pool.query(
      `INSERT INTO sms_spent AS spent (spent_on, key, day, texts) VALUES ($1, $2, $3, 1)
       ON CONFLICT (spent_on, key, day) DO UPDATE SET texts = spent.texts + 1 WHERE spent.texts < $4`,
      [spentOn, key, clock.now().toISOString().slice(0, 10), budgets[spentOn]],
    );
    return rowCount === 1;
  };
  return {
    takeFor: async (address) => ((await take('address', address)) && (await take('total', '')) ? undefined : reject('TooManyCodes')),
    takeTo: (receiver) => take('phone', hashOf(receiver)),
  };
};
