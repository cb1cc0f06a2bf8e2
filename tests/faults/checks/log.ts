import { acknowledged, refused } from '../ledger.ts';
import type { Check } from './check.ts';

interface Logged {
  key: string;
  transactions: number;
}

/** Every acknowledged command is in the log, by one transaction; nothing is there of one that was refused. */
export const logHoldsEachOnce: Check = async ({ pool, ledger, since }) => {
  const text = `SELECT metadata->>'idempotencyKey' AS key, count(DISTINCT transaction_id)::int AS transactions
                FROM events WHERE global_position > $1 GROUP BY 1`;
  const { rows } = await pool.query<Logged>(text, [since]);
  const transactions = new Map(rows.map((row) => [row.key, row.transactions]));
  return [
    ...acknowledged(ledger).flatMap(({ key, command }) => {
      const times = transactions.get(key) ?? 0;
      return times === 1 ? [] : [`${command} (${key}) was acknowledged and is in the log ${times} times`];
    }),
    ...refused(ledger).flatMap(({ key, command, status }) =>
      transactions.has(key) ? [`${command} (${key}) was refused with ${status} and is in the log`] : [],
    ),
  ];
};
