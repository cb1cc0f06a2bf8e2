import type { Pool } from 'pg';
import { activityTables } from '#projections/bi/table.ts';

/** What happened to the items of a large world, as its inventory tells it: when, what is counted, and by how much. */
const happened = `
  SELECT received_at AS at, warehouse_id, shop_id, 1 AS inbound, 0 AS inspected, 0 AS shelved, 0 AS outbound, 1 AS stock, 0 AS sales, 0 AS profit
  FROM inventory WHERE received_at IS NOT NULL
  UNION ALL SELECT received_at + interval '5 hours', warehouse_id, shop_id, 0, 1, 0, 0, 0, 0, 0 FROM inventory WHERE check_result IS NOT NULL
  UNION ALL SELECT shelved_at, warehouse_id, shop_id, 0, 0, 1, 0, 0, 0, 0 FROM inventory WHERE shelved_at IS NOT NULL
  UNION ALL SELECT out_at, warehouse_id, shop_id, 0, 0, 0, 1, -1, 0, 0 FROM inventory WHERE out_at IS NOT NULL
  UNION ALL SELECT sold_at, warehouse_id, shop_id, 0, 0, 0, 0, 0, 20000, 20000 - coalesce(cost_price_cents, 20000) FROM inventory WHERE sold_at IS NOT NULL`;

/** Fills what business figures are read from, for a world whose items stand. */
export const fillActivity = async (pool: Pool): Promise<void> => {
  for (const { table, key, from } of activityTables) {
    await pool.query(
      `INSERT INTO ${table} SELECT ${from.join(', ')}, sum(inbound), sum(inspected), sum(shelved), sum(outbound), sum(outbound), sum(stock), sum(sales), sum(profit)
       FROM (SELECT date_trunc('hour', at) AS hour, date_bin('15 minutes', at, 'epoch') AS quarter, * FROM (${happened}) h) h GROUP BY ${key.map((_, index) => index + 1).join(', ')}`,
    );
  }
  await pool.query('VACUUM (ANALYZE)');
};
