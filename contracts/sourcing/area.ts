import { contract } from '../kernel/area.ts';
import { wholeScope } from '../kernel/topics/topic-scopes.ts';
import {
  activateShopProduct,
  changeShopProduct,
  createShopProduct,
  deactivateShopProduct,
  linkShopSku,
  submitShopProduct,
  unlinkShopSku,
} from './shop-product-commands.ts';
import { getShopProduct, listShopProducts, listShopSkus } from './shop-product-queries.ts';
import { addShopProduct, listSourcing } from './sourcing.ts';
import { sourcingRejections } from './sourcing-rejections.ts';
import { shopProductsTopic } from './sourcing-topic.ts';

export const sourcingContract = contract({
  endpoints: [
    listShopProducts,
    getShopProduct,
    createShopProduct,
    changeShopProduct,
    submitShopProduct,
    deactivateShopProduct,
    activateShopProduct,
    listShopSkus,
    linkShopSku,
    unlinkShopSku,
    listSourcing,
    addShopProduct,
  ],
  rejections: sourcingRejections,
  topics: [{ kind: shopProductsTopic, access: listShopProducts.access, scope: wholeScope, of: { shopProduct: () => [shopProductsTopic] } }],
});
