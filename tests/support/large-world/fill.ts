import type { Pool } from 'pg';
import { itemTables } from './items.ts';
import { measuresOf, numbered, shopCount, warehouseIds } from './measures.ts';
import { moneyTables } from './money.ts';
import { orderTables } from './orders.ts';
import { filled, one, share } from './sql.ts';

const warehouses = filled('warehouses', warehouseIds.length, {
  id: `(ARRAY['${warehouseIds.join(`', '`)}'])[n]`,
  name: numbered('Warehouse '),
  level: `'Advance'`,
  storage_limit_days: '20',
  daily_fee_cents: '21',
  time_zone: one(['America/New_York', 'America/Los_Angeles', 'Asia/Shanghai'], share(60)),
  city: `''`,
  rates: `'[{"from": null, "before": null, "freeDays": 20, "dailyFeeCents": 21}]'`,
});

const shops = filled('shops', shopCount, { shop_id: 'n', uid: numbered('U'), realname: numbered('Shop ') });

const tables = [...itemTables, ...orderTables, ...moneyTables];

/**
 * A business of so many items as its read tables show it, written straight into them: only the lists are looked at, and no event would come of them. Indexes
 * are made anew behind the rows, which is faster than keeping them; what is written is vacuumed, as the server does by itself in time.
 */
export const fillLargeWorld = async (pool: Pool, items: number, ofShop?: number): Promise<void> => {
  const { rows: indexes } = await pool.query<{ name: string; made: string }>(
    `SELECT indexname AS name, indexdef AS made FROM pg_indexes WHERE schemaname = 'public' AND indexdef NOT LIKE 'CREATE UNIQUE%'`,
  );
  for (const { name } of indexes) await pool.query(`DROP INDEX ${name}`);
  await Promise.all([warehouses, shops, ...tables.map((table) => table(measuresOf(items, ofShop)))].map((table) => pool.query(table)));
  await Promise.all(indexes.map(({ made }) => pool.query(made)));
  await pool.query('VACUUM (ANALYZE)');
};
