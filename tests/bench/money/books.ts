import type { Pool } from 'pg';
import type { WalletPosted } from '#contracts/wallet/wallet-events.ts';
import { kyselyOn } from '#kernel/database/kysely-on.ts';
import { migrate } from '#kernel/database/migrate.ts';
import { createPool } from '#kernel/database/pool.ts';
import { unprepared } from '#kernel/database/sql.ts';
import { newIds } from '#kernel/ids.ts';
import type { ReadTables } from '#projections/kernel/read-database.ts';
import { checkBooks } from '#projections/ledger/books/check-books.ts';
import { exportBooks } from '#projections/ledger/books/export-books.ts';
import { moneyEvents } from '#projections/ledger/books/read-postings.ts';
import { migrations } from '#services/composition/migrations.ts';
import { aRecharge } from '#tests/support/postings.ts';
import { summedUp } from '#tests/support/summed-up.ts';
import { atLeast, beside, median, type Figure } from '../figure.ts';
import { timed } from '../timed.ts';
import { commandsOn, post } from './wallets.ts';

const wallets = 100;
const postingsOfEach = 100;
const commits = 12;
const postings = wallets * postingsOfEach * commits;
const rounds = 3;
/** Postings a second that are asked for. */
const bounds = { check: 50_000, export: 20_000 };

/** `books-check` and `books-export`: all postings of the log compared with every read model of money, and written for hledger; beside reading them and folding nothing. */
export const booksFigures = async (url: string): Promise<Figure[]> => {
  const pool = createPool(url, { size: 4 });
  try {
    await migrate(pool, migrations);
    const run = commandsOn(pool);
    for (let commit = 0; commit < commits; commit++) await post(run, imposed());
    await pool.query('VACUUM ANALYZE');
    await summedUp(pool);
    const db = kyselyOn<ReadTables>(pool);
    const read = await rate(() => readThrough(pool));
    const checked = await rate(async () => {
      const { postings: count, breaks } = await checkBooks(db);
      if (breaks.length > 0) throw new Error(`The books contradict themselves: ${JSON.stringify(breaks[0])}`);
      return count;
    });
    const exported = await rate(async () => {
      let transactions = 0;
      await exportBooks(db, undefined, (text) => (transactions += text.split('; event:').length - 1));
      return transactions;
    });
    return [
      atLeast('books-check', checked, 'postings/s', bounds.check, 1),
      beside('books-check-read', checked, 'postings/s', read),
      atLeast('books-export', exported, 'postings/s', bounds.export, 1),
      beside('books-export-read', exported, 'postings/s', read),
    ];
  } finally {
    await pool.end();
  }
};

const imposed = (): Map<number, WalletPosted[]> =>
  new Map(Array.from({ length: wallets }, (_, index) => [index + 2, Array.from({ length: postingsOfEach }, () => oneOf(index + 2))]));

const oneOf = (shopId: number): WalletPosted => aRecharge({ shopId, id: newIds.eventId(), cents: 500, remark: 'Paid in' });

/** Postings a second, the median of a few runs; each must come across all of them. */
const rate = async (work: () => Promise<number>): Promise<number> => {
  const rates: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const { answer, seconds: took } = await timed(work);
    if (answer !== postings) throw new Error(`${answer} postings were met, not ${postings}.`);
    if (round > 0) rates.push(postings / took);
  }
  return median(rates);
};

const readThrough = async (pool: Pool): Promise<number> => {
  let count = 0;
  for await (const batch of moneyEvents(unprepared(pool))) count += batch.length;
  return count;
};
