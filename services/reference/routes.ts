import type { CommandRoute } from '#kernel/commands/command-route.ts';
import { changeWarehouseRoute } from './change-warehouse.ts';
import { createShopRoute } from './create-shop.ts';
import { createSkuRoute } from './create-sku.ts';
import { createWarehouseRoute } from './create-warehouse.ts';

export const referenceRoutes: CommandRoute[] = [createShopRoute, createWarehouseRoute, changeWarehouseRoute, createSkuRoute];
