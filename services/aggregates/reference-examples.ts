import { fact, type Fact } from '#tests/support/facts.ts';
import { shelfStream } from './shelf/shelf.ts';
import { shopStream } from './shop/shop.ts';
import { skuStream } from './sku/sku.ts';
import { warehouseStream, type WarehouseEvent } from './warehouse/warehouse.ts';

/** Facts for specs. */
export const aShop = (shopId: number, realname = `Shop ${shopId}`): Fact =>
  fact(shopStream, shopId, {
    type: 'ShopCreated',
    data: { shopId, uid: `U${shopId}`, realname, knetCrossListing: false, touchPro: false, fulfilmentProgramme: false },
  });

type Created = Extract<WarehouseEvent, { type: 'WarehouseCreated' }>['data'];

export const aWarehouseOf = (warehouseId: string, details: Partial<Created> = {}): Fact =>
  fact(warehouseStream, warehouseId, {
    type: 'WarehouseCreated',
    data: {
      warehouseId,
      name: warehouseId,
      level: 'Basic',
      storageLimitDays: 30,
      dailyFeeCents: 5,
      timeZone: 'UTC',
      city: '',
      menu: [],
      ...details,
    },
  });

export const losAngeles = aWarehouseOf('LAX', { name: 'Los Angeles' });

export const dunkLow = fact(skuStream, 'DD1391-100', {
  type: 'SkuCreated',
  data: { sku: 'DD1391-100', brand: 'Nike', name: 'Dunk Low Panda', pku: 'P-1', sizes: ['8', '9'], image: '' },
});

export const aShelfNamed = (shelfId: string, name: string, warehouseId = 'LAX'): Fact =>
  fact(shelfStream, shelfId, { type: 'ShelfCreated', data: { shelfId, warehouseId, name, zone: 'A', capacity: 40, level: 1 } });
