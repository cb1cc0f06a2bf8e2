import { queryRoute } from '#contracts/kernel/route.ts';
import { getShopProduct, listShopProducts, listShopSkus } from '#contracts/sourcing/shop-product-queries.ts';
import { listSourcing } from '#contracts/sourcing/sourcing.ts';
import { readArea } from '../kernel/area.ts';
import { sourcingMigrations } from './migrations/index.ts';
import { shopProductsProjection } from './projection.ts';
import { shopProductDetail, shopProductPage, shopSkuPage, type ShopProductNeeds } from './queries.ts';
import { productsAudited, shownGoods } from './shown-goods.ts';
import { sourcing, type SourcingNeeds } from './sourcing.ts';

export const sourcingReads = readArea({
  queries: (needs: ShopProductNeeds & SourcingNeeds) => [
    queryRoute(listShopProducts, ({ viewer, query }) => shopProductPage(needs, viewer, query)),
    queryRoute(getShopProduct, ({ viewer, query }) => shopProductDetail(needs, viewer, query)),
    queryRoute(listShopSkus, ({ query }) => shopSkuPage(needs.db, query)),
    queryRoute(listSourcing, ({ viewer, query }) => sourcing(needs, viewer, query)),
  ],
  projections: [shopProductsProjection],
  migrations: sourcingMigrations,
  provides: ({ db }) => ({ shownGoods: shownGoods(db), productsAudited: productsAudited(db) }),
});
