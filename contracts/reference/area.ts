import { contract } from '../kernel/area.ts';
import { changeWarehouse } from './change-warehouse.ts';
import { createShop } from './create-shop.ts';
import { createSku } from './create-sku.ts';
import { createWarehouse } from './create-warehouse.ts';
import { listWarehouseSettings } from './list-warehouse-settings.ts';
import { referencePersonalData } from './reference-events.ts';
import { listAllWarehouses, listWarehouses, listShopUsers, listSkus, listStaff } from './reference-queries.ts';
import { referenceRejections } from './reference-rejections.ts';

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
});
