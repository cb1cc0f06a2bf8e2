import { area } from '#kernel/area.ts';
import { authoriseShopRoute } from './authorise-shop.ts';
import { changeWarehouseRoute } from './change-warehouse.ts';
import { createShopRoute } from './create-shop.ts';
import { createSkuRoute } from './create-sku.ts';
import { markShopInternalRoute } from './mark-shop-internal.ts';
import { createWarehouseRoute } from './create-warehouse.ts';

export const referenceArea = area({
  commands: [createShopRoute, authoriseShopRoute, markShopInternalRoute, createWarehouseRoute, changeWarehouseRoute, createSkuRoute],
});
