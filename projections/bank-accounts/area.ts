import { listBankAccounts } from '#contracts/bank-accounts/bank-account-queries.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { readArea, type Sources } from '../kernel/area.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { erasedBankAccounts } from './erased.ts';
import { bankAccountsMigrations } from './migrations/index.ts';
import { bankAccountsProjection } from './projection.ts';
import { bankAccountsOf } from './queries.ts';
import { bankAccountUses } from './uses.ts';

interface Needs {
  db: ReadDatabase;
  clock: { now(): Date };
}

export const bankAccountsReads = readArea({
  queries: ({ db, clock }: Needs) => [queryRoute(listBankAccounts, ({ viewer }) => bankAccountsOf(db, viewer, clock.now()))],
  projections: [bankAccountsProjection],
  migrations: bankAccountsMigrations,
  provides: ({ db }: Sources) => bankAccountUses(db),
  erased: erasedBankAccounts,
});
