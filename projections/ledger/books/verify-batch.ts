import { positionText } from '#contracts/kernel/events/recorded-event.ts';
import type { Sql } from '#kernel/database/sql.ts';
import type { PositionedEvent } from '#kernel/event-store/reading/log-reader.ts';
import { isPosting, shopOf } from './recorded-posting.ts';
import { unsound } from './unsound.ts';

/** What the postings of one shop and day come to, and where in the log the batch first touched it. */
interface Touched {
  shop_id: number;
  day: string;
  position: string;
}

/**
 * Each posting of a batch against itself, and the sums that it touched against each other: all accounts of one shop, day and currency come to nothing. What
 * contradicts itself is kept with the place in the log where it was first seen.
 */
export const verifyBatch = async (db: Sql, batch: readonly PositionedEvent[]): Promise<readonly string[]> => {
  const touched = new Map<string, Touched>();
  const breaks: object[] = [];
  for (const { event, position: at } of batch) {
    if (!isPosting(event)) continue;
    const position = positionText(at);
    const { shop_id, day } = { shop_id: shopOf(event), day: event.data.effectiveDate };
    const key = `${shop_id} ${day}`;
    if (!touched.has(key)) touched.set(key, { shop_id, day, position });
    breaks.push(...unsound(event).map(({ where: place, ...found }) => ({ ...found, place, position })));
  }
  if (touched.size === 0) return [];
  const { rows } = await db.query<{ told: string }>(statement, [JSON.stringify([...touched.values()]), JSON.stringify(breaks)]);
  return rows.map(({ told }) => told);
};

const statement = `
  WITH touched AS (SELECT * FROM json_to_recordset($1) AS t(shop_id integer, day date, position text)),
  found AS (
    SELECT position, invariant, place, expected, found FROM json_to_recordset($2) AS b(position text, invariant text, place text, expected text, found text)
    UNION ALL
    SELECT t.position, 'sums', 'all accounts of shop ' || shop_id || ' on ' || day || ' in ' || l.currency, '0', sum(l.debit_cents - l.credit_cents)::text
    FROM touched t JOIN ledger_sums l USING (shop_id, day) GROUP BY t.position, shop_id, day, l.currency HAVING sum(l.debit_cents - l.credit_cents) <> 0
  )
  INSERT INTO ledger_breaks (invariant, place, position, expected, found) SELECT DISTINCT ON (invariant, place) invariant, place, position, expected, found FROM found
  ON CONFLICT (invariant, place) DO NOTHING
  RETURNING 'The books contradict themselves at ' || position || ': ' || place || ' should be ' || expected || ', and is ' || found || '.' AS told`;
