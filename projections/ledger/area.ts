import { reject } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { getBooks } from '#contracts/ledger/books.ts';
import { explainJournal, listLedgerEntries } from '#contracts/ledger/entries.ts';
import { getPeriod, listPeriods } from '#contracts/periods/period-queries.ts';
import { readArea, type Sources } from '../kernel/area.ts';
import type { ListFiles } from '../kernel/files/list-file.ts';
import { booksOf, booksStanding, firstBreak } from './books/books.ts';
import { checkBooks } from './books/check-books.ts';
import { entriesFileRoute } from './entries/entries-file.ts';
import { entryPage } from './entries/entries.ts';
import { journalExplained } from './entries/explain-journal.ts';
import { ledgerMigrations } from './migrations/index.ts';
import { firstBookMonth, storageOpen, type ChecklistNeeds } from './periods/checklist.ts';
import { monthSeal } from './periods/month-seal.ts';
import { periodDetail, periodsPage, periodStatuses } from './periods/periods.ts';
import { periodsProjection } from './periods/projection.ts';
import { ledgerProjection } from './projection.ts';

interface Needs extends ChecklistNeeds {
  files: ListFiles;
  clock: { now(): Date };
  /** How long money may be on its way before it is overdue. */
  clearingDays: number;
}

export const ledgerReads = readArea({
  queries: ({ clock, clearingDays, files, ...needs }: Needs) => [
    queryRoute(getBooks, () => booksOf(needs.db, { now: clock.now(), clearingDays })),
    queryRoute(listLedgerEntries, ({ query }) => entryPage(needs.db, query)),
    queryRoute(explainJournal, ({ query }) => journalExplained(needs.db, query.postingId)),
    entriesFileRoute(files),
    queryRoute(listPeriods, ({ viewer }) => periodsPage(needs.db, viewer, clock.now())),
    queryRoute(
      getPeriod,
      async ({ viewer, query: { month } }) =>
        (await periodDetail(needs, viewer, { month, now: clock.now() })) ?? reject('NotFound', { field: 'month' }),
    ),
  ],
  projections: [periodsProjection],
  sums: [ledgerProjection],
  migrations: ledgerMigrations,
  provides: ({ db }: Sources) => ({
    checkBooks: () => checkBooks(db),
    firstBreak: () => firstBreak(db),
    booksStanding: () => booksStanding(db),
    firstBookMonth: () => firstBookMonth(db),
    storageOpen: (month: string) => storageOpen(db, month),
    monthSeal: (month: string) => monthSeal(db, month),
    periodStatuses: () => periodStatuses(db),
  }),
});
