import { reject } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { getBooks } from '#contracts/ledger/books.ts';
import { getPeriod, listPeriods } from '#contracts/periods/period-queries.ts';
import { readArea, type Sources } from '../kernel/area.ts';
import { booksOf, booksStanding, firstBreak } from './books/books.ts';
import { checkBooks } from './books/check-books.ts';
import { ledgerMigrations } from './migrations/index.ts';
import { firstBookMonth, storageOpen, type ChecklistNeeds } from './periods/checklist.ts';
import { monthSeal } from './periods/month-seal.ts';
import { periodDetail, periodsPage, periodStatuses } from './periods/periods.ts';
import { periodsProjection } from './periods/projection.ts';
import { ledgerProjection } from './projection.ts';

interface Needs extends ChecklistNeeds {
  clock: { now(): Date };
  /** How long money may be on its way before it is overdue. */
  clearingDays: number;
}

export const ledgerReads = readArea({
  queries: ({ clock, clearingDays, ...needs }: Needs) => [
    queryRoute(getBooks, () => booksOf(needs.db, { now: clock.now(), clearingDays })),
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
