import type { Pool } from 'pg';
import { transactionTypes, transactionTypeNames } from '#contracts/wallet/transaction-types.ts';
import { began, numbered, shopOf } from '../../support/large-world/measures.ts';
import { filled, one, share } from '../../support/large-world/sql.ts';

/** Of whom more is asked: their postings have events too, as an explanation looks them up. */
export const askedShops = [1, 40, 150, 299];

const ins = transactionTypeNames.filter((name) => transactionTypes[name].direction === 'in');
const outs = transactionTypeNames.filter((name) => transactionTypes[name].direction === 'out');
const cents = `(100 + floor(20000 * ${share(52)}))::int`;
const isIn = `${share(59)} < 0.3`;
const entry = (account: string, sub: string, side: string) => `jsonb_build_object('account', ${account}, 'sub', ${sub}, 'side', ${side}, 'cents', c)`;

/** Postings of a few years straight into the tables of the wallets, a few shops having most of them; indexes are made anew behind them. */
export const fillPostings = async (pool: Pool, postings: number): Promise<void> => {
  const { rows: indexes } = await pool.query<{ name: string; made: string }>(
    `SELECT indexname AS name, indexdef AS made FROM pg_indexes WHERE tablename = 'wallet_records' AND indexdef NOT LIKE 'CREATE UNIQUE%'`,
  );
  for (const { name } of indexes) await pool.query(`DROP INDEX ${name}`);
  await pool.query('TRUNCATE wallet_records, wallet_records_tally');
  await pool.query('ALTER TABLE wallet_records DISABLE TRIGGER USER');
  const half = Math.ceil(postings / 2);
  await Promise.all([inRange(1, half), inRange(half + 1, postings)].map((rows) => pool.query(rows)));
  await pool.query('ALTER TABLE wallet_records ENABLE TRIGGER USER');
  await pool.query(
    'INSERT INTO wallet_records_tally (shop_id, type, goes, items, amount_cents) SELECT shop_id, type, goes, count(*), sum(amount_cents) FROM wallet_records GROUP BY 1, 2, 3',
  );
  await pool.query(
    `INSERT INTO wallets (shop_id, balance_cents, held_cents, credit_limit_cents, is_frozen, updated_at, version)
     SELECT shop_id, sum(amount_cents), 0, 0, false, max(created_at), max(version) FROM wallet_records GROUP BY 1`,
  );
  for (const { made } of indexes) await pool.query(`SET maintenance_work_mem = '1GB'; ${made}`);
  await pool.query(
    `INSERT INTO events (transaction_id, stream_id, version, event_id, type, schema_version, data, metadata, recorded_at)
     SELECT version::text::xid8, 'wallet-' || shop_id, version, gen_random_uuid(), 'WalletPosted', 2, '{}',
       json_build_object('correlationId', posting_id, 'tags', json_build_object('shopIds', json_build_array(shop_id))), created_at
     FROM wallet_records WHERE shop_id = ANY ($1) ORDER BY created_at DESC LIMIT 20000`,
    [askedShops],
  );
  await pool.query('VACUUM (ANALYZE) wallet_records');
  await pool.query('VACUUM (ANALYZE) events');
};

const inRange = (first: number, last: number): string =>
  filled(
    'wallet_records',
    last,
    {
      posting_id: numbered('WP'),
      shop_id: shopOf('n'),
      version: 'n',
      type: `CASE WHEN ${isIn} THEN ${one(ins, share(50))} ELSE ${one(outs, share(50))} END`,
      reference_kind: one(['recharge', 'label', 'order'], share(51)),
      reference_id: numbered('OC'),
      remark: `'Label of ' || ${numbered('SL')}`,
      amount_cents: `CASE WHEN ${isIn} THEN c ELSE -c END`,
      balance_cents: '100000',
      created_at: began(),
      currency: `'USD'`,
      effective_date: `(${began()} AT TIME ZONE 'UTC')::date`,
      entries: `jsonb_build_array(
        ${entry(`'liabilities:wallet'`, `(${shopOf('n')})::text`, `CASE WHEN ${isIn} THEN 'C' ELSE 'D' END`)},
        ${entry(`'liabilities:carrier'`, `'UPS'`, `CASE WHEN ${isIn} THEN 'D' ELSE 'C' END`)})`,
      basis: `jsonb_build_object('kind', 'label', 'service', 'upsGround', 'zone', 2, 'billedGrams', 454, 'postageCents', c, 'signatureCents', 0, 'insuranceCents', 0)`,
    },
    `generate_series(${first}, ${last}) n CROSS JOIN LATERAL (SELECT ${cents} AS c) x`,
  );
