import { contract } from '../kernel/area.ts';
import { wholeScope } from '../kernel/topics/topic-scopes.ts';
import { changeWarehouse, createShop, createSku, createWarehouse } from './reference-commands.ts';
import { authoriseShopEndpoint, getShopAuthorisations } from './authorise-shop.ts';
import { markShopInternalEndpoint } from './mark-shop-internal.ts';
import { listWarehouseSettings } from './list-warehouse-settings.ts';
import { referencePersonalData } from './reference-events.ts';
import { listAllWarehouses, listWarehouses, listShopUsers, listSkus, listStaff } from './reference-queries.ts';
import { referenceRejections } from './reference-rejections.ts';
import { warehousesTopic } from './warehouses-topic.ts';

export const referenceContract = contract({
  endpoints: [
    createShop,
    authoriseShopEndpoint,
    getShopAuthorisations,
    markShopInternalEndpoint,
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
