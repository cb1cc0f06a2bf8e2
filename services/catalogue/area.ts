import { area } from '#kernel/area.ts';
import { createBrandRoute, removeBrandRoute, renameBrandRoute } from './brands.ts';
import type { CatalogueNeeds } from './catalogue-uses.ts';
import { changeRetailerRoute, createRetailerRoute, removeRetailerRoute } from './retailers.ts';
import { addSizeRoute, changeSkuRoute, removeSizeRoute, removeSkuRoute } from './skus.ts';

export const catalogueArea = area({
  commands: [changeSkuRoute, addSizeRoute, createRetailerRoute, changeRetailerRoute, removeRetailerRoute],
  wiredCommands: (needs: CatalogueNeeds) => [
    createBrandRoute(needs),
    renameBrandRoute(needs),
    removeBrandRoute(needs),
    removeSizeRoute(needs),
    removeSkuRoute(needs),
  ],
});
