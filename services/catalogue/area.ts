import { area } from '#kernel/area.ts';
import type { EventLog } from '#kernel/commands/event-log.ts';
import { createBrandRoute, removeBrandRoute, renameBrandRoute } from './brands.ts';
import type { CatalogueNeeds } from './catalogue-uses.ts';
import { submitSkuImportRoute, trySkuImportRoute, type SkuImportNeeds } from './import/import-skus.ts';
import { skuTemplateRoute } from './import/write-template.ts';
import { changeRetailerRoute, createRetailerRoute, removeRetailerRoute } from './retailers.ts';
import { addSizeRoute, changeSkuRoute, removeSizeRoute, removeSkuRoute } from './skus.ts';

export const catalogueArea = area({
  commands: [changeSkuRoute, addSizeRoute, createRetailerRoute, changeRetailerRoute, removeRetailerRoute],
  wiredCommands: (needs: CatalogueNeeds & SkuImportNeeds) => [
    submitSkuImportRoute(needs),
    createBrandRoute(needs),
    renameBrandRoute(needs),
    removeBrandRoute(needs),
    removeSizeRoute(needs),
    removeSkuRoute(needs),
  ],
  queries: (needs: SkuImportNeeds & { log: EventLog }) => [trySkuImportRoute(needs), skuTemplateRoute],
});
