import { checkBooks } from '#projections/ledger/books/check-books.ts';
import type { ReadTables } from '#projections/kernel/read-database.ts';
import { kyselyOn } from '#kernel/database/kysely-on.ts';
import type { Check } from './check.ts';

/** Every cent is where the log says, and nothing contradicted itself on the way. */
export const booksAreSound: Check = async ({ pool }) => {
  const { breaks } = await checkBooks(kyselyOn<ReadTables>(pool));
  const { rows } = await pool.query<{ place: string; position: string }>('SELECT place, position FROM ledger_breaks');
  return [
    ...breaks.map(({ invariant, where, expected, found }) => `${invariant}: ${where} should be ${expected}, and is ${found}`),
    ...rows.map(({ place, position }) => `${place} did not come to nothing at ${position}`),
  ];
};

interface Night {
  warehouse: string;
  date: string;
  cents: number;
  charged: number;
  shops: number;
  postings: number;
  days: number;
}

/** Every night of a warehouse is charged once, to each shop once, and none is left out. */
export const nightsAreChargedOnce: Check = async ({ pool }) => {
  const { rows } = await pool.query<Night>(`
    WITH posted AS (
      SELECT data->'basis'->>'warehouseId' AS warehouse, data->>'chargeDate' AS date, data->>'shopId' AS shop, data->>'postingId' AS id,
        (data->'entries'->0->>'cents')::int AS cents
      FROM events e WHERE type = 'WalletPosted' AND data->>'type' = 'storageFee' AND data->>'reverses' IS NULL
        AND NOT EXISTS (SELECT FROM events r WHERE r.type = 'WalletPosted' AND r.stream_id = e.stream_id AND r.data->>'reverses' = e.data->>'postingId')
    ), runs AS (
      SELECT stream_id, version, data->>'warehouseId' AS warehouse, data->>'date' AS date, (data->>'cents')::int AS cents,
        (data->>'date')::date - lag((data->>'date')::date, 1, (data->>'date')::date - 1) OVER (PARTITION BY stream_id ORDER BY version) AS days
      FROM events WHERE type = 'StorageDayAccrued'
    )
    SELECT warehouse, date, max(coalesce((
        SELECT (c.data->>'cents')::int FROM events c WHERE c.stream_id = r.stream_id AND c.type = 'StorageDayCorrected' AND c.data->>'date' = r.date
        ORDER BY c.version DESC LIMIT 1), r.cents)) AS cents, max(days) AS days,
      coalesce(sum(p.cents), 0)::int AS charged, count(p.id)::int AS postings, count(DISTINCT p.shop)::int AS shops
    FROM runs r LEFT JOIN posted p USING (warehouse, date) GROUP BY warehouse, date`);
  return rows.flatMap(({ warehouse, date, cents, charged, shops, postings, days }) => [
    ...(postings === shops ? [] : [`${warehouse} ${date}: ${shops} shops have ${postings} charges`]),
    ...(charged === cents ? [] : [`${warehouse} ${date}: ${cents} was to be charged, and ${charged} was`]),
    ...(days === 1 ? [] : [`${warehouse}: ${days} days lie between ${date} and the night before`]),
  ]);
};
