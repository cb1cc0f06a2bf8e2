import type { CommandRoute } from '../kernel/commands/command-route.ts';
import { createShopRoute } from './create-shop.ts';
import { createSkuRoute } from './create-sku.ts';
import { createWarehouseRoute } from './create-warehouse.ts';

export const referenceRoutes: CommandRoute[] = [createShopRoute, createWarehouseRoute, createSkuRoute];
