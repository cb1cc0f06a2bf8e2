import type { Pool } from 'pg';
import { MAX_PRINTED_POSTINGS } from '#contracts/statements/wallet/wallet-statement.ts';
import { filled } from '../../support/large-world/sql.ts';
import { atMost, beside, median, type Figure } from '../figure.ts';
import { residentMemory } from '../resident-memory.ts';
import { seconds } from '../timed.ts';
import { withFinancePortal, type FinancePortal } from './finance-portal.ts';

const month = '2026-10';
const postings = 5_000;
const rounds = 5;
const longShop = 20_000;
const shops = 300;
const postingsOfAShop = 300;
/** Drawn before anything is measured: by then the code is loaded, and the node has grown by what it needs at all. */
const warmUp = 20;
/** Longest that each may take, in seconds, and by how much the node may grow meanwhile, in MB. */
const bounds = { pdf: 1, csv: 0.3, closing: 120, memory: 50 };

/**
 * `statement-pdf`, `statement-csv`: a month of 5,000 postings over HTTP, the second beside reading its rows. `statement-closing`, `statement-memory`: the month of
 * 300 shops in both formats, one after the other, and what the node has grown by at the most, beyond what the first twenty made it.
 */
export const statementFigures = (databaseUrl: string): Promise<Figure[]> =>
  withFinancePortal(databaseUrl, async (at) => {
    const { pool, portal } = at;
    await fill(pool);
    const bothOf = async (nth: number): Promise<number> => {
      await at.get(pathOf(longShop + nth, 'csv'));
      await at.get(pathOf(longShop + nth, 'pdf'));
      return residentMemory(portal.pid);
    };
    // Before the long statements, whose memory the node would still have.
    let before = 0;
    for (let nth = 1; nth <= warmUp; nth++) before = Math.max(before, await bothOf(nth));
    let most = before;
    const closing = await seconds(async () => {
      for (let nth = 1; nth <= shops; nth++) most = Math.max(most, await bothOf(nth));
    });
    const pdf = await downloads(at, 'pdf', Math.min(postings, MAX_PRINTED_POSTINGS));
    const csv = await downloads(at, 'csv', postings);
    const floor = await rowsRead(pool);
    return [
      atMost('statement-pdf', pdf, 's', bounds.pdf, 1),
      atMost('statement-csv', csv, 's', bounds.csv, 1),
      beside('statement-csv-rows', csv, 's', floor),
      atMost('statement-closing', closing, 's', bounds.closing, 1),
      atMost('statement-memory', most - before, 'MB', bounds.memory, 1),
    ];
  });

const pathOf = (shopId: number, format: 'pdf' | 'csv'): string => `/wallet/statements?shopId=${shopId}&month=${month}&format=${format}`;

/** The median, once it was asked before; each must hold as much as it says. */
const downloads = async ({ get, pool }: FinancePortal, format: 'pdf' | 'csv', count: number): Promise<number> => {
  const shopId = format === 'pdf' ? longShop + shops + 1 : longShop;
  const took: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    let file: Buffer = Buffer.alloc(0);
    const once = await seconds(async () => (file = await get(pathOf(shopId, format))));
    if (format === 'csv' && file.toString().split(reference).length - 1 !== count) throw new Error('The CSV has not every posting.');
    if (format === 'pdf' && file.subarray(0, 5).toString() !== '%PDF-') throw new Error('The statement is no PDF.');
    if (round > 0) took.push(once);
  }
  const { rows } = await pool.query<{ count: number }>(`SELECT count(*)::int FROM wallet_records WHERE shop_id = $1`, [shopId]);
  if (rows[0]!.count !== count) throw new Error(`${rows[0]!.count} postings are there, not ${count}.`);
  return median(took);
};

const reference = 'OC-BENCH-';

/** One shop with as many postings as a CSV shall hold, one with as many as are printed, and 300 others. */
const fill = async (pool: Pool): Promise<void> => {
  await pool.query(
    `INSERT INTO shops (shop_id, uid, realname) SELECT ${longShop} + n, 'S' || n, 'Seller ' || n FROM generate_series(0, ${shops} + 1) n`,
  );
  const counts = `(SELECT ${longShop} + s AS shop, CASE s WHEN 0 THEN ${postings} WHEN ${shops} + 1 THEN ${Math.min(postings, MAX_PRINTED_POSTINGS)} ELSE ${postingsOfAShop} END AS count
    FROM generate_series(0, ${shops} + 1) s) w CROSS JOIN LATERAL generate_series(1, w.count) n`;
  await pool.query(
    filled(
      'wallet_records',
      0,
      {
        posting_id: `'BENCH-' || shop || '-' || n`,
        shop_id: 'shop',
        version: 'n',
        type: `'labelFee'`,
        reference_kind: `'label'`,
        reference_id: `'${reference}' || n`,
        remark: `'Label of an order'`,
        amount_cents: '-1000 - n',
        balance_cents: '0',
        created_at: `timestamptz '${month}-01 00:00Z' + n * interval '8 minutes'`,
        currency: `'USD'`,
        effective_date: `(timestamptz '${month}-01 00:00Z' + n * interval '8 minutes')::date`,
        entries: `'[]'`,
        basis: `jsonb_build_object('kind', 'label', 'service', 'upsGround', 'zone', 2, 'billedGrams', 454, 'postageCents', 1000 + n, 'signatureCents', 0, 'insuranceCents', 0)`,
      },
      counts,
    ),
  );
  await pool.query('VACUUM ANALYZE wallet_records');
};

/** The rows of the CSV as the database sends them. */
const rowsRead = async (pool: Pool): Promise<number> => {
  const took: number[] = [];
  for (let round = 0; round <= rounds; round++)
    took.push(
      await seconds(() =>
        pool.query(
          `SELECT posting_id, version, type, reference_id, remark, basis, effective_date::text, amount_cents FROM wallet_records WHERE shop_id = ${longShop} ORDER BY effective_date, version`,
        ),
      ),
    );
  return median(took.slice(1));
};
