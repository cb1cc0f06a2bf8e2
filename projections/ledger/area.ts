import { queryRoute } from '#contracts/kernel/route.ts';
import { getBooks } from '#contracts/ledger/books.ts';
import { readArea, type Sources } from '../kernel/area.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { booksOf, booksStanding, firstBreak } from './books/books.ts';
import { checkBooks } from './books/check-books.ts';
import { ledgerMigrations } from './migrations/index.ts';
import { ledgerProjection } from './projection.ts';

export const ledgerReads = readArea({
  queries: ({ db }: { db: ReadDatabase }) => [queryRoute(getBooks, () => booksOf(db))],
  sums: [ledgerProjection],
  migrations: ledgerMigrations,
  provides: ({ db }: Sources) => ({ checkBooks: () => checkBooks(db), firstBreak: () => firstBreak(db), booksStanding: () => booksStanding(db) }),
});
