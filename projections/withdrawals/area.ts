import { queryRoute } from '#contracts/kernel/route.ts';
import { getWithdrawal, listWithdrawals } from '#contracts/withdrawals/withdrawal-queries.ts';
import { readArea } from '../kernel/area.ts';
import { withdrawalsMigrations } from './migrations/index.ts';
import { withdrawalsProjection } from './projection.ts';
import { withdrawalDetail, withdrawalPage, type WithdrawalNeeds } from './queries.ts';

export const withdrawalsReads = readArea({
  queries: (needs: WithdrawalNeeds) => [
    queryRoute(listWithdrawals, ({ viewer, query }) => withdrawalPage(needs, viewer, query)),
    queryRoute(getWithdrawal, ({ viewer, query }) => withdrawalDetail(needs, viewer, query)),
  ],
  projections: [withdrawalsProjection],
  migrations: withdrawalsMigrations,
});
