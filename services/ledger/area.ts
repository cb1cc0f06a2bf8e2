import { checkBooksEndpoint } from '#contracts/ledger/books.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { area } from '#kernel/area.ts';
import { checkByTheHour, keepBooksCheck, type CheckNeeds } from './keep-check.ts';
import { ledgerAreaMigrations } from './migrations/index.ts';

export const ledgerArea = area({
  queries: (needs: CheckNeeds) => [queryRoute(checkBooksEndpoint, () => keepBooksCheck(needs))],
  wiredJobs: (needs: CheckNeeds) => [{ name: 'check-books', run: () => checkByTheHour(needs) }],
  migrations: ledgerAreaMigrations,
});
