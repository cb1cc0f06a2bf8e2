import type { Pool } from 'pg';
import type { AnyConnector } from '../kernel/port.ts';

/** What left the house for a sale. */
export interface ShippedSale {
  saleNo: string;
  trackingNo: string;
  carrier: string;
}

interface Parts {
  pool: Pool;
  now: Date;
  accountId: string;
  connector: AnyConnector;
  shippedSalesOf(accountId: string): Promise<readonly ShippedSale[]>;
}

/** Tells the channel of each parcel once. What it cannot be told now is told with the next look. */
export const tellShipped = async ({ pool, now, accountId, connector, shippedSalesOf }: Parts): Promise<void> => {
  if (!connector.shipped) return;
  const shipped = await shippedSalesOf(accountId);
  if (shipped.length === 0) return;
  const { rows } = await pool.query<{ sale_no: string }>(
    'SELECT sale_no FROM channel_sales_seen WHERE account_id = $1 AND sale_no = ANY($2) AND shipped_told_at IS NULL',
    [accountId, shipped.map(({ saleNo }) => saleNo)],
  );
  const untold = new Set(rows.map(({ sale_no }) => sale_no));
  for (const { saleNo, ...parcel } of shipped.filter(({ saleNo: no }) => untold.has(no))) {
    const answer = await connector.shipped(saleNo, parcel);
    if (answer.kind === 'failed' && answer.failure.kind !== 'alreadyDone') continue;
    await pool.query('UPDATE channel_sales_seen SET shipped_told_at = $3 WHERE account_id = $1 AND sale_no = $2', [accountId, saleNo, now]);
  }
};
