import type { Pool } from 'pg';
import writeWorkbook from 'write-excel-file/node';
import { bulkColumnNames, bulkColumns, bulkLimits, type BulkColumnName } from '#contracts/bulk/bulk-columns.ts';
import { submitBulkFile, tryBulkFile } from '#contracts/bulk/bulk-endpoints.ts';
import { atMost, median, type Figure } from '../figure.ts';
import { seconds, timed } from '../timed.ts';
import { withFinancePortal } from './finance-portal.ts';

const rounds = 3;
const firstShop = 5_001;
/** Longest that each may take, in seconds. */
const bounds = { dryRun: 1, posted: 2 };
const MAX_WAIT_MS = 60_000;

/** `bulk-dry-run` and `bulk-posted`: a workbook of 2,000 wallets until it is checked, and from its submission until the last of them is charged. */
export const bulkFigures = (databaseUrl: string): Promise<Figure[]> =>
  withFinancePortal(databaseUrl, async ({ pool, upload }) => {
    await pool.query(
      `INSERT INTO shops (shop_id, uid, realname) SELECT ${firstShop} + n, 'BULK' || n, 'Bulk ' || n FROM generate_series(1, $1::integer) n`,
      [bulkLimits.rows],
    );
    const dryRuns: number[] = [];
    const posted: number[] = [];
    // The first one warms up.
    for (let round = 0; round <= rounds; round++) {
      const file = new File([new Uint8Array(await workbook(round))], 'deductions.xlsx');
      const { answer, seconds: tried } = await timed(() => upload(tryBulkFile, file, { direction: 'out' }));
      if (answer.rows.length !== bulkLimits.rows || answer.errorCount > 0)
        throw new Error(`${answer.rows.length} rows match, ${answer.errorCount} are wrong.`);
      const took = await seconds(async () => {
        const { bulkNo } = await upload(submitBulkFile, file, { direction: 'out', sha256: answer.sha256 });
        await allPosted(pool, bulkNo);
      });
      await mustBeChargedOnce(pool, round + 1);
      if (round === 0) continue;
      dryRuns.push(tried);
      posted.push(took);
    }
    return [atMost('bulk-dry-run', median(dryRuns), 's', bounds.dryRun, 1), atMost('bulk-posted', median(posted), 's', bounds.posted, 1)];
  });

/** Other cents in each round: a file is submitted once. */
const workbook = (round: number): Promise<Buffer> => {
  const rows = Array.from({ length: bulkLimits.rows }, (_, row): Partial<Record<BulkColumnName, string>> => ({
    userId: `BULK${row + 1}`,
    amount: `1.0${round}`,
    reason: 'Fee',
    reference: `OC${row}`,
    remark: 'Measured',
  }));
  const header = bulkColumnNames.map((name) => ({ value: bulkColumns[name].en, type: String }));
  return writeWorkbook([
    { sheet: 'Wallets', data: [header, ...rows.map((row) => bulkColumnNames.map((name) => ({ value: row[name] ?? '', type: String })))] },
  ]).toBuffer();
};

const allPosted = async (pool: Pool, bulkNo: string): Promise<void> => {
  const until = performance.now() + MAX_WAIT_MS;
  while (performance.now() < until) {
    const { rows } = await pool.query(`SELECT FROM events WHERE stream_id = $1 AND type = 'BulkCompleted'`, [`bulk-${bulkNo}`]);
    if (rows.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`${bulkNo} was not posted within ${MAX_WAIT_MS / 1000} s.`);
};

const mustBeChargedOnce = async (pool: Pool, files: number): Promise<void> => {
  const { rows } = await pool.query<{ wallets: number; postings: number }>(
    `SELECT count(DISTINCT shop_id)::int AS wallets, count(*)::int AS postings FROM wallet_records WHERE shop_id > ${firstShop}`,
  );
  const { wallets, postings } = rows[0]!;
  if (wallets !== bulkLimits.rows || postings !== bulkLimits.rows * files) throw new Error(`${postings} postings of ${wallets} wallets are there.`);
};
