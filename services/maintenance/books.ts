import { parseArgs } from 'node:util';
import { explainedShare } from '#contracts/ledger/books.ts';
import { accountWords } from '#contracts/ledger/account-parts.ts';
import type { ClearingAges } from '#contracts/ledger/clearing-ages.ts';
import { daysBetween } from '#contracts/kernel/lists/date-range.ts';
import { checkBooks } from '#projections/ledger/books/check-books.ts';
import { clearingAges } from '#projections/ledger/books/clearing-ages.ts';
import { exportBooks } from '#projections/ledger/books/export-books.ts';
import { kyselyOn } from '#kernel/database/kysely-on.ts';
import type { ReadTables } from '#projections/kernel/read-database.ts';
import { CannotStart } from '#kernel/start/cannot-start.ts';
import { onTheDatabase, type Out, type MaintenanceCommand } from './on-the-database.ts';

/** `books check`, which fails where the books contradict themselves, and `books export [--month yyyy-mm]`, which writes them as a journal for hledger. */
export const books: MaintenanceCommand = async (args, config, out) => {
  const { values, positionals } = parseArgs({ args, options: { month: { type: 'string' } }, allowPositionals: true });
  const [what = ''] = positionals;
  const { month } = values;
  if (month !== undefined && !/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw new CannotStart('--month must be a month such as 2026-10.');
  if (what === 'export') return onTheDatabase(config, (pool) => exportBooks(kyselyOn<ReadTables>(pool), month, (text) => out.write(text)));
  if (what !== 'check') throw new CannotStart('What is to be done with the books? check, or export.');
  await onTheDatabase(config, async (pool) => {
    const db = kyselyOn<ReadTables>(pool);
    said(await checkBooks(db), out);
    saidOverdue(await clearingAges(db, { now: new Date(), clearingDays: config.clearingDays }), out);
  });
};

const said = ({ postings, unexplained, breaks, ...money }: Awaited<ReturnType<typeof checkBooks>>, out: Out): void => {
  for (const { invariant, where, expected, found } of breaks) out.write(`${invariant}: ${where} should be ${expected}, and is ${found}.\n`);
  const old = unexplained === 0 ? '' : ` ${unexplained} of them are older than what explains them.`;
  out.write(`${postings} postings checked, ${breaks.length === 0 ? 'nothing contradicts them' : `${breaks.length} contradictions`}.${old}\n`);
  out.write(`${percentOf(explainedShare(money))} of the money is worked out again from what its postings rest on.\n`);
  if (breaks.length > 0) process.exitCode = 1;
};

/** No contradiction, and no failure: somebody outside is late. */
const saidOverdue = ({ on, days, accounts }: ClearingAges, out: Out): void => {
  for (const { sub, currency, cents, since, overdueCents } of accounts)
    if (overdueCents !== 0)
      out.write(
        `overdue: ${accountWords('assets:clearing', sub).en}, ${inUnits(overdueCents)} of ${inUnits(cents)} ${currency} on its way for more than ${days} days, since ${since} (${daysBetween(since, on)} days).\n`,
      );
};

const inUnits = (cents: number): string => (cents / 100).toFixed(2);

/** Rounded down: only all of it is 100 %. */
const percentOf = (share: number): string => `${Math.floor(share * 10_000) / 100} %`;
