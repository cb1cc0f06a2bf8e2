import type { DomainEvent } from '#contracts/kernel/events/recorded-event.ts';
import { fact, type Fact } from '#tests/support/facts.ts';
import { shelfStream, type ShelfEvent } from './shelf/shelf.ts';
import { shopStream, type ShopEvent } from './shop/shop.ts';
import { skuStream } from './sku/sku.ts';
import { warehouseStream, type WarehouseEvent } from './warehouse/warehouse.ts';

type DataOf<Event extends DomainEvent, Name extends string> = Extract<Event, { type: Name }>['data'];

/** Facts for specs. */
export const aShop = (shopId: number, details: Partial<DataOf<ShopEvent, 'ShopCreated'>> = {}): Fact => {
  const authorisations = { knetCrossListing: false, touchPro: false, fulfilmentProgramme: false };
  return fact(shopStream, shopId, {
    type: 'ShopCreated',
    data: { shopId, uid: `U${shopId}`, realname: `Shop ${shopId}`, ...authorisations, ...details },
  });
};

export const aWarehouse = (warehouseId: string, details: Partial<DataOf<WarehouseEvent, 'WarehouseCreated'>> = {}): Fact =>
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

export const losAngeles = aWarehouse('LAX', { name: 'Los Angeles' });

export const dunkLow = fact(skuStream, 'DD1391-100', {
  type: 'SkuCreated',
  data: { sku: 'DD1391-100', brand: 'Nike', name: 'Dunk Low Panda', pku: 'P-1', sizes: ['8', '9'], image: '' },
});

export const aShelf = (shelfId: string, details: Partial<DataOf<ShelfEvent, 'ShelfCreated'>> = {}): Fact =>
  fact(shelfStream, shelfId, {
    type: 'ShelfCreated',
    data: { shelfId, warehouseId: 'LAX', name: 'A-01', zone: 'A', capacity: 40, level: 1, ...details },
  });
