import { queryRoute } from '#contracts/kernel/route.ts';
import { getRecharge, listReceipts, listRecharges } from '#contracts/payments/recharge-queries.ts';
import { readArea } from '../kernel/area.ts';
import { rechargeLookups } from './lookups.ts';
import { receiptsProjection, rechargesProjection } from './projection.ts';
import { rechargeDetail, rechargePage, unallocatedReceipts, type RechargeNeeds } from './queries.ts';
import { rechargesMigrations } from './migrations/index.ts';

export const rechargesReads = readArea({
  queries: (needs: RechargeNeeds) => [
    queryRoute(listRecharges, ({ viewer, query }) => rechargePage(needs, viewer, query)),
    queryRoute(getRecharge, ({ viewer, query }) => rechargeDetail(needs, viewer, query)),
    queryRoute(listReceipts, () => unallocatedReceipts(needs.db)),
  ],
  projections: [rechargesProjection, receiptsProjection],
  migrations: rechargesMigrations,
  provides: ({ db }) => rechargeLookups(db),
});
