import { sql, type RawBuilder } from 'kysely';

/**
 * What of each clearing account is open at the end of a day (`YYYY-MM-DD`), and since which days: what comes in first goes out first, so what is open is of the
 * latest days that add up to it. Rows of `sub`, `currency`, `day` and `cents`, negative where it is owed; settled accounts have none. `which`: of the rows `l` of the sums.
 */
export const openClearing = (to: string, which: RawBuilder<unknown> = sql`true`): RawBuilder<unknown> => sql`
  SELECT sub, currency, day, sign(open) * least(part, abs(open) - later) AS cents
  FROM (
    SELECT sub, currency, day, open, part,
      sum(part) OVER (PARTITION BY sub, currency ORDER BY day DESC) - part AS later
    FROM (
      SELECT sub, currency, day, open, CASE WHEN open > 0 THEN debit ELSE credit END AS part
      FROM (
        SELECT l.sub, l.currency, l.day, sum(l.debit_cents) AS debit, sum(l.credit_cents) AS credit,
          sum(sum(l.debit_cents - l.credit_cents)) OVER (PARTITION BY l.sub, l.currency) AS open
        FROM ledger_sums l WHERE l.account = 'assets:clearing' AND l.day <= ${to} AND ${which} GROUP BY 1, 2, 3
      ) days
    ) parts WHERE part > 0
  ) aged WHERE later < abs(open)`;
