import { changeWarehouse } from './change-warehouse.ts';
import { createShop } from './create-shop.ts';
import { createSku } from './create-sku.ts';
import { createWarehouse } from './create-warehouse.ts';

export const referenceEndpoints = [createShop, createWarehouse, changeWarehouse, createSku];
