import { queryRoute } from '#contracts/kernel/route.ts';
import { getSale, listSales, listSaleSubstitutes } from '#contracts/sales/sale-queries.ts';
import { readArea } from '../kernel/area.ts';
import { salesMigrations } from './migrations/index.ts';
import { salesProjection } from './projection.ts';
import { cancelledSalesOf, oversoldBefore, saleDetail, shippedSalesOf, salePage, saleSubstitutes, type SaleNeeds } from './queries.ts';

export const salesReads = readArea({
  queries: (needs: SaleNeeds) => [
    queryRoute(listSales, ({ viewer, query }) => salePage(needs, viewer, query)),
    queryRoute(getSale, ({ viewer, query }) => saleDetail(needs, viewer, query)),
    queryRoute(listSaleSubstitutes, ({ viewer, query }) => saleSubstitutes(needs, viewer, query)),
  ],
  provides: ({ db }) => ({
    oversoldBefore: (moment: Date) => oversoldBefore(db, moment),
    shippedSalesOf: (accountId: string) => shippedSalesOf(db, accountId),
    cancelledSalesOf: (accountId: string) => cancelledSalesOf(db, accountId),
  }),
  projections: [salesProjection],
  migrations: salesMigrations,
});
