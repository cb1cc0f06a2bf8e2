import { listSellerAccounts } from '#contracts/accounts/list-seller-accounts.ts';
import { queryRoute, type QueryRoute } from '#contracts/kernel/route.ts';
import { sellerAccountPage, type SellerAccountNeeds } from './queries.ts';

export const sellerAccountRoutes = (needs: SellerAccountNeeds): QueryRoute[] => [
  queryRoute(listSellerAccounts, ({ viewer, query }) => sellerAccountPage(needs, viewer, query)),
];
