import { parseArgs } from 'node:util';
import { explainedShare } from '#contracts/ledger/books.ts';
import { checkBooks } from '#projections/ledger/books/check-books.ts';
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
  await onTheDatabase(config, async (pool) => said(await checkBooks(kyselyOn<ReadTables>(pool)), out));
};

const said = ({ postings, unexplained, breaks, ...money }: Awaited<ReturnType<typeof checkBooks>>, out: Out): void => {
  for (const { invariant, where, expected, found } of breaks) out.write(`${invariant}: ${where} should be ${expected}, and is ${found}.\n`);
  const old = unexplained === 0 ? '' : ` ${unexplained} of them are older than what explains them.`;
  out.write(`${postings} postings checked, ${breaks.length === 0 ? 'nothing contradicts them' : `${breaks.length} contradictions`}.${old}\n`);
  out.write(`${percentOf(explainedShare(money))} of the money is worked out again from what its postings rest on.\n`);
  if (breaks.length > 0) process.exitCode = 1;
};

/** Rounded down: only all of it is 100 %. */
const percentOf = (share: number): string => `${Math.floor(share * 10_000) / 100} %`;
