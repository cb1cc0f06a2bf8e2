import { getSellerApplication } from '#contracts/accounts/registration/get-application.ts';
import { listSellerAccounts } from '#contracts/accounts/list-seller-accounts.ts';
import { queryRoute, type QueryRoute } from '#contracts/kernel/route.ts';
import { sellerApplication, type ApplicationNeeds } from './application.ts';
import { sellerAccountPage, type SellerAccountNeeds } from './queries.ts';

export const sellerAccountRoutes = (needs: SellerAccountNeeds & ApplicationNeeds): QueryRoute[] => [
  queryRoute(listSellerAccounts, ({ viewer, query }) => sellerAccountPage(needs, viewer, query)),
  queryRoute(getSellerApplication, ({ query }) => sellerApplication(needs, query.accountId)),
];
