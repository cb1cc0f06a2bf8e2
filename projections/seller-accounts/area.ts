import { listSellerAccounts } from '#contracts/accounts/account-queries.ts';
import { getSellerApplication } from '#contracts/accounts/registration/admit-seller.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { readArea } from '../kernel/area.ts';
import { sellerApplication, type ApplicationNeeds } from './application.ts';
import { sellerAccountsProjection } from './projection.ts';
import { sellerAccountPage, type SellerAccountNeeds } from './queries.ts';
import { sellerAccountsMigrations } from './migrations/index.ts';

export const sellerAccountsReads = readArea({
  queries: (needs: SellerAccountNeeds & ApplicationNeeds) => [
    queryRoute(listSellerAccounts, ({ viewer, query }) => sellerAccountPage(needs, viewer, query)),
    queryRoute(getSellerApplication, ({ query }) => sellerApplication(needs, query.accountId)),
  ],
  projections: [sellerAccountsProjection],
  migrations: sellerAccountsMigrations,
});
