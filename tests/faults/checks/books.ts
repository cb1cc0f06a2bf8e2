import { checkBooks } from '#projections/ledger/books/check-books.ts';
import type { ReadTables } from '#projections/kernel/read-database.ts';
import { kyselyOn } from '#kernel/database/kysely-on.ts';
import type { Check } from './check.ts';

/** Every cent is where the log says, and nothing contradicted itself on the way. */
export const booksAreSound: Check = async ({ pool }) => {
  const { breaks } = await checkBooks(kyselyOn<ReadTables>(pool));
  const { rows } = await pool.query<{ place: string; position: string }>('SELECT place, position FROM ledger_breaks');
  return [
    ...breaks.map(({ invariant, where, expected, found }) => `${invariant}: ${where} should be ${expected}, and is ${found}`),
    ...rows.map(({ place, position }) => `${place} did not come to nothing at ${position}`),
  ];
};
