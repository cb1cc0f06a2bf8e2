import { contract } from '../kernel/area.ts';
import { createBrandEndpoint, listBrands, removeBrandEndpoint, renameBrandEndpoint } from './brands.ts';
import { catalogueRejections } from './catalogue-rejections.ts';
import { catalogueTopic } from './catalogue-topic.ts';
import { changeRetailerEndpoint, createRetailerEndpoint, listRetailers, removeRetailerEndpoint } from './retailers.ts';
import { addSizeEndpoint, changeSkuEndpoint, removeSizeEndpoint, removeSkuEndpoint } from './sku-commands.ts';
import { exportSkus, skuTemplate, submitSkuImport, trySkuImport } from './sku-import.ts';
import { staffScope } from './staff-scope.ts';

export const catalogueContract = contract({
  endpoints: [
    changeSkuEndpoint,
    addSizeEndpoint,
    removeSizeEndpoint,
    removeSkuEndpoint,
    trySkuImport,
    submitSkuImport,
    skuTemplate,
    exportSkus,
    listBrands,
    createBrandEndpoint,
    renameBrandEndpoint,
    removeBrandEndpoint,
    listRetailers,
    createRetailerEndpoint,
    changeRetailerEndpoint,
    removeRetailerEndpoint,
  ],
  rejections: catalogueRejections,
  topics: [
    {
      kind: 'catalogue',
      access: listBrands.access,
      scope: staffScope,
      of: { sku: () => [catalogueTopic], brand: () => [catalogueTopic], retailer: () => [catalogueTopic] },
    },
  ],
});
