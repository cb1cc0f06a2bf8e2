import { contract } from '../kernel/area.ts';
import { wholeScope } from '../kernel/topic-scopes.ts';
import { changeWarehouse } from './change-warehouse.ts';
import { createShop } from './create-shop.ts';
import { createSku } from './create-sku.ts';
import { createWarehouse } from './create-warehouse.ts';
import { listWarehouseSettings } from './list-warehouse-settings.ts';
import { referencePersonalData } from './reference-events.ts';
import { listAllWarehouses, listWarehouses, listShopUsers, listSkus, listStaff } from './reference-queries.ts';
import { referenceRejections } from './reference-rejections.ts';
import { warehousesTopic } from './warehouses-topic.ts';

export const referenceContract = contract({
  endpoints: [
    createShop,
    createWarehouse,
    changeWarehouse,
    createSku,
    listAllWarehouses,
    listWarehouses,
    listShopUsers,
    listSkus,
    listStaff,
    listWarehouseSettings,
  ],
  rejections: referenceRejections,
  personalData: referencePersonalData,
  topics: [
    {
      kind: 'warehouses',
      access: listWarehouseSettings.access,
      scope: wholeScope,
      of: { shelf: () => [warehousesTopic], warehouse: () => [warehousesTopic] },
    },
  ],
});
