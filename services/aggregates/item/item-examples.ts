import type { InspectionResult } from '#contracts/item/inspection-results.ts';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import { loaded } from '#kernel/commands/loaded.ts';
import { type Item, itemStream, type LoadedItem } from './item.ts';

/** Items for specs, made of the events that lead to them. */
export const anItem = (...events: readonly ItemEvent[]): LoadedItem => anItemOf(exampleOneId, ...events);

export const anItemOf = (oneId: string, ...events: readonly ItemEvent[]): LoadedItem =>
  loaded(itemStream, oneId, events.reduce<Item>(itemStream.evolve, { ...itemStream.initial, oneId }));

export const exampleOneId = 'K7Q2M4XR9A';

const description = { sku: 'DD1391-100', brand: 'Nike', name: 'Dunk Low Panda', size: '9', image: '', pku: 'P-1' };

export const forecast = (shopId = 7): ItemEvent => ({
  type: 'ItemForecast',
  data: { preId: 'FC-000001', logNo: '1Z999AA10123456784', shopId, warehouseId: 'LAX', ...description, costPrice: null, supply: null },
});

export const received = (shopId = 7): ItemEvent[] => [
  forecast(shopId),
  {
    type: 'ItemReceived',
    data: {
      preId: 'FC-000001',
      packId: 'PK-000001',
      logNo: '1Z999AA10123456784',
      batchNo: 'IB-1121-1',
      warehouseId: 'LAX',
      shopId,
      ...description,
      condition: 'intact',
      kind: 'forecast',
      photos: [],
    },
  },
];

export const inspected = (result: InspectionResult): ItemEvent => ({
  type: 'ItemInspected',
  data: { result, remark: '', photos: [], batchNo: 'IB-1121-1' },
});

export const shelvedOn = (shelfId: string): ItemEvent => ({ type: 'ItemShelved', data: { shelfId, shelfName: 'A-01' } });

export const available = (shopId = 7): ItemEvent[] => [...received(shopId), inspected('qualified'), shelvedOn('S1')];

export const aForecastItem = (): LoadedItem => anItem(forecast());

export const shipped = (shopId = 7): ItemEvent[] => [
  ...available(shopId),
  { type: 'DirectOutboundOrdered', data: { oddNo: 'OC1' } },
  { type: 'ItemPicked', data: { oddNo: 'OC1', shelfId: 'S1', tote: 'T1' } },
  { type: 'ItemPacked', data: { oddNo: 'OC1', parcelNo: 'P1' } },
  {
    type: 'ItemShipped',
    data: {
      oddNo: 'OC1',
      requestType: requestTypeOf.directOutbound,
      logNo: '1Z1',
      carrier: 'UPS',
      outType: requestTypeOf.directOutbound,
      deliveryFee: 0,
      otherFee: 0,
    },
  },
];
