import type { PermissionGrant } from '#contracts/kernel/access/permissions.ts';
import type { PackageEvent } from '#contracts/forecast/package-events.ts';
import type { InspectionResult } from '#contracts/item/inspection-results.ts';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import { oneIdFrom } from '#contracts/item/one-id.ts';
import type { receivedKinds } from '#contracts/item/item-states.ts';
import type { RequestType } from '#contracts/item/order-kinds.ts';
import type { OrderEvent } from '#contracts/outbound/order-events.ts';
import { fact } from '#tests/support/facts.ts';
import { itemStream } from '#services/aggregates/item/item.ts';
import { accountStream } from '#services/aggregates/account/account.ts';
import { orderStream } from '#services/aggregates/order/order.ts';
import { packageStream } from '#services/aggregates/package/package.ts';
import { shelfStream } from '#services/aggregates/shelf/shelf.ts';
import { shopStream } from '#services/aggregates/shop/shop.ts';
import { skuStream } from '#services/aggregates/sku/sku.ts';
import { warehouseStream } from '#services/aggregates/warehouse/warehouse.ts';

/** ONE IDs by number. */
export const id = (number: number): string => oneIdFrom([1, 2, 3, 4, 5, 6, 7, Math.floor(number / 31), number % 31]);

export const dunk = { sku: 'DD1391-100', brand: 'Nike', name: 'Dunk Low Panda', size: '9.5', image: '/f/dunk.png', pku: 'P-DUNK' };
export const samba = { sku: 'B75806', brand: 'adidas', name: 'Samba OG Cloud White', size: '8', image: '/f/samba.png', pku: 'P-SAMBA' };

export const item = (oneId: string, ...events: ItemEvent[]) => fact(itemStream, oneId, ...events);
export const order = (oddNo: string, ...events: OrderEvent[]) => fact(orderStream, oddNo, ...events);
export const pack = (preId: string, ...events: PackageEvent[]) => fact(packageStream, preId, ...events);

const usual = { shopId: 7, warehouseId: 'EWR', preId: 'FC-000101', logNo: '1Z84R7W30341100273', what: dunk };
type Kind = Partial<typeof usual>;

export const forecast = (kind: Kind = {}): ItemEvent => {
  const { what, ...data } = { ...usual, ...kind };
  return { type: 'ItemForecast', data: { ...data, ...what, costPrice: 9600, supply: 'SNKRS' } };
};

export const received = (kind: Kind = {}, came: (typeof receivedKinds)[number] = 'forecast'): ItemEvent => {
  const { what, ...data } = { ...usual, ...kind };
  return {
    type: 'ItemReceived',
    data: {
      ...data,
      ...what,
      packId: `PK-${data.preId}`,
      batchNo: 'IB-1117-02',
      condition: 'intact',
      kind: came,
      photos: ['/f/in.jpg'],
    },
  };
};

export const inspected = (result: InspectionResult = 'qualified'): ItemEvent => ({
  type: 'ItemInspected',
  data: { result, remark: 'as new', photos: ['/f/check.jpg'], batchNo: 'IB-1117-02' },
});

export const shelved = (shelfId = 'EWR-A-03-2', shelfName = 'A-03-2'): ItemEvent => ({ type: 'ItemShelved', data: { shelfId, shelfName } });

/** From forecast to shelf, in one go. */
export const stored = (kind: Kind = {}, result: InspectionResult = 'qualified', shelf?: [string, string]): ItemEvent[] => [
  forecast(kind),
  received(kind),
  inspected(result),
  shelved(...(shelf ?? [])),
];

export const requested = (oddNo: string, requestType: Exclude<RequestType, 14>): ItemEvent => ({
  type: 'ItemRequested',
  data: { oddNo, requestType },
});
export const approved = (oddNo: string, requestType: RequestType): ItemEvent => ({ type: 'RequestApproved', data: { oddNo, requestType } });
export const picked = (oddNo: string): ItemEvent => ({ type: 'ItemPicked', data: { oddNo, shelfId: 'EWR-A-03-2', tote: 'Tote 2' } });
export const packed = (oddNo: string): ItemEvent => ({ type: 'ItemPacked', data: { oddNo, parcelNo: `${oddNo}-1` } });
export const shipped = (oddNo: string, requestType: RequestType): ItemEvent => ({
  type: 'ItemShipped',
  data: { oddNo, requestType, logNo: '1Z84R7W30344719026', carrier: 'UPS', outType: requestType, deliveryFee: 1200, otherFee: 50 },
});

interface Applied {
  cardFee?: Extract<OrderEvent, { type: 'OrderApplied' }>['data']['cardFee'];
  oddNo: string;
  requestType: RequestType;
  oneIds: string[];
  shopId?: number;
  warehouseId?: string;
  targetShopId?: number;
  dueAt?: string;
  logNo?: string;
}

export const applied = ({
  oddNo,
  requestType,
  oneIds,
  shopId = 7,
  warehouseId = 'EWR',
  targetShopId,
  dueAt,
  logNo = '1Z84R7W30344719026',
  cardFee,
}: Applied): OrderEvent => ({
  type: 'OrderApplied',
  data: {
    oddNo,
    requestType,
    shopId,
    warehouseId,
    oneIds,
    applicantId: 'kicks',
    remark: 'please',
    ...(requestType === 3 && { label: { url: '/f/label.pdf', logNo, carrier: 'UPS' } }),
    targetShopId,
    dueAt,
    cardFee,
  },
});

export const orderPicked = (oneId: string): OrderEvent => ({
  type: 'OrderItemPicked',
  data: { oneId, tote: 'Tote 2', shelfId: 'EWR-A-03-2', operatorId: 'marta' },
});
export const orderPacked = (oddNo: string, ...oneIds: string[]): OrderEvent => ({
  type: 'OrderPacked',
  data: { parcelNo: `${oddNo}-1`, oneIds, weightGrams: 1500 },
});
export const orderShipped = (partial: boolean, ...oneIds: string[]): OrderEvent => ({
  type: 'OrderShipped',
  data: { logNo: '1Z84R7W30344719026', carrier: 'UPS', oneIds, deliveryFee: 1200, otherFee: 50, partial },
});

/** The only item of a labelled order leaves: what happened to both. */
export const left = (oddNo: string, oneId: string) => [
  order(oddNo, orderPicked(oneId), orderPacked(oddNo, oneId), orderShipped(false, oneId)),
  item(oneId, picked(oddNo), packed(oddNo), shipped(oddNo, 3)),
];

export const assigned = (operatorId: string, operatorName: string): OrderEvent => ({ type: 'OrderAssigned', data: { operatorId, operatorName } });

const warehouse = (warehouseId: string, name: string, timeZone: string) =>
  fact(warehouseStream, warehouseId, {
    type: 'WarehouseCreated',
    data: { warehouseId, name, level: 'Advance', storageLimitDays: 20, dailyFeeCents: 21, timeZone, city: name, menu: [] },
  });
const shelf = (warehouseId: string, name: string, capacity: number) =>
  fact(shelfStream, `${warehouseId}-${name}`, {
    type: 'ShelfCreated',
    data: { shelfId: `${warehouseId}-${name}`, warehouseId, name, zone: name[0]!, capacity, level: 2 },
  });
const shop = (shopId: number, realname: string) =>
  fact(shopStream, shopId, {
    type: 'ShopCreated',
    data: { shopId, uid: `U${shopId}`, realname, knetCrossListing: false, touchPro: false, fulfilmentProgramme: false },
  });
const picks: PermissionGrant[] = [{ permissionId: '700106', actions: ['query', 'edit'] }];
const worker = (accountId: string, name: string, warehouseIds: string[], userType: 1 | 3 | 4 = 3, permissions: PermissionGrant[] = picks) =>
  fact(accountStream, accountId, {
    type: 'AccountCreated',
    data: {
      accountId,
      login: accountId,
      name,
      englishName: name,
      email: '',
      headImg: '',
      userType,
      role: 'warehouse',
      warehouseIds,
      permissions: permissions.map(({ permissionId, actions }) => ({ permissionId, actions: [...actions] })),
    },
  });

/** Two warehouses, three shops, shelves, products and people. */
export const reference = [
  warehouse('EWR', 'EWR-1 Newark', 'America/New_York'),
  warehouse('LAX', 'LAX-2 Los Angeles', 'America/Los_Angeles'),
  shelf('EWR', 'A-03-2', 10),
  shelf('EWR', 'A-05-1', 2),
  shelf('EWR', 'B-01-4', 30),
  shelf('LAX', 'C-01-1', 5),
  shop(1, 'Shelfline'),
  shop(7, 'Kicks & Co.'),
  shop(8, 'Vault 9'),
  ...[dunk, samba].map(({ size, ...product }) => fact(skuStream, product.sku, { type: 'SkuCreated', data: { ...product, sizes: [size] } })),
  worker('marta', 'Marta Ruiz', ['EWR']),
  worker('jun', 'Jun Tan', ['EWR', 'LAX']),
  worker('ida', 'Ida Moreau', ['EWR'], 3, [{ permissionId: '700109', actions: ['edit'] }]),
  worker('lax', 'Lena Fox', ['LAX']),
  worker('kicks', 'Kim Chen', [], 4),
];
