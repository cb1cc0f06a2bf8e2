import type { Pool } from 'pg';
import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import type { AnyConnector, Reading, SaleLabel, SaleNotice } from '../kernel/port.ts';

/** A sale as it is told on: once for each thing that is new of it. */
export interface ToldSale extends SaleNotice {
  channel: ChannelKind;
  accountId: string;
}

/** False where nobody knows the listing yet: it is told again with the next look. */
export type TakeSale = (sale: ToldSale, readLabel: ReadLabel | undefined) => Promise<boolean>;

/** Asks the channel under which label a sale leaves. */
export type ReadLabel = () => Promise<Reading<SaleLabel>>;

interface Parts {
  pool: Pool;
  now: Date;
  kind: ChannelKind;
  accountId: string;
  connector: AnyConnector;
  takeSale: TakeSale;
}

/** Asks for sales, and tells on what is new of each. */
export const pollSales = async ({ pool, now, kind, accountId, connector, takeSale }: Parts): Promise<void> => {
  if (!connector.since) return;
  const { rows } = await pool.query<{ sales_cursor: string | null }>('SELECT sales_cursor FROM channel_health WHERE account_id = $1', [accountId]);
  const read = await connector.since(rows[0]?.sales_cursor ?? undefined);
  if (read.kind === 'failed') return;
  const { notices, cursor } = read.value;
  const known = await knownOf(pool, accountId, notices);
  for (const notice of notices) {
    const told = JSON.stringify(notice);
    if (known.get(notice.saleNo) === told) continue;
    const readLabel = notice.state === 'pending' && connector.label ? () => connector.label!(notice.saleNo) : undefined;
    if (await takeSale({ ...notice, channel: kind, accountId }, readLabel)) await keep(pool, accountId, notice.saleNo, told, now);
  }
  await pool.query(
    `INSERT INTO channel_health (account_id, sales_cursor, sales_at) VALUES ($1, $2, $3)
     ON CONFLICT (account_id) DO UPDATE SET sales_cursor = excluded.sales_cursor, sales_at = excluded.sales_at`,
    [accountId, cursor, now],
  );
};

const knownOf = async (pool: Pool, accountId: string, notices: readonly SaleNotice[]): Promise<Map<string, string>> => {
  const { rows } = await pool.query<{ sale_no: string; told: string }>(
    'SELECT sale_no, told FROM channel_sales_seen WHERE account_id = $1 AND sale_no = ANY($2)',
    [accountId, notices.map(({ saleNo }) => saleNo)],
  );
  return new Map(rows.map(({ sale_no, told }) => [sale_no, told]));
};

const keep = (pool: Pool, accountId: string, saleNo: string, told: string, now: Date) =>
  pool.query(
    `INSERT INTO channel_sales_seen (account_id, sale_no, told, seen_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (account_id, sale_no) DO UPDATE SET told = excluded.told, seen_at = excluded.seen_at`,
    [accountId, saleNo, told, now],
  );
