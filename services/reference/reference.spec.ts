import { describe, expect, it } from 'vitest';
import { noShop, type Shop, shopStream } from '../aggregates/shop/shop.ts';
import { noSku, type Sku, skuStream } from '../aggregates/sku/sku.ts';
import { noWarehouse, type Warehouse, warehouseStream } from '../aggregates/warehouse/warehouse.ts';
import { aWarehouse } from '../aggregates/examples.ts';
import { changeWarehouse } from './change-warehouse.ts';
import { createShop } from './create-shop.ts';
import { createSku, type CreateSku } from './create-sku.ts';
import { createWarehouse, type CreateWarehouse } from './create-warehouse.ts';
import { loaded } from '#kernel/commands/loaded.ts';

const shop = { shopId: 7, uid: 'U7', realname: 'Seven', knetCrossListing: true, touchPro: false, fulfilmentProgramme: false };
const warehouse: CreateWarehouse['body'] = {
  warehouseId: 'W1',
  name: 'One',
  level: 'Basic',
  storageLimitDays: 30,
  dailyFeeCents: 5,
  timeZone: 'America/New_York',
  city: 'Newark',
  menu: ['700101'],
};
const sku: CreateSku['body'] = { sku: 'DD1391-100', brand: 'B', name: 'N', pku: '', sizes: ['8', '9'], image: '' };

const shopOf = (state: Shop) => loaded(shopStream, 7, state);
const warehouseOf = (state: Warehouse) => loaded(warehouseStream, 'W1', state);
const entryOf = (state: Sku) => loaded(skuStream, sku.sku, state);

describe('Rule: a reference record is created once', () => {
  it('creates a shop and claims its uid', () => {
    expect(createShop({ body: shop }, { shop: shopOf(noShop) })).toMatchObject({ changes: [{ id: '7' }], claims: [{ kind: 'shopUid', key: 'U7' }] });
    expect(createShop({ body: shop }, { shop: shopOf({ ...noShop, exists: true }) })).toMatchObject({ rejected: 'ShopExists' });
  });

  it('creates a warehouse', () => {
    expect(createWarehouse({ body: warehouse }, { warehouse: warehouseOf(noWarehouse) })).toMatchObject({
      changes: [{ id: 'W1', events: [{ type: 'WarehouseCreated' }] }],
    });
    expect(createWarehouse({ body: warehouse }, { warehouse: warehouseOf({ ...noWarehouse, exists: true }) })).toMatchObject({
      rejected: 'WarehouseExists',
    });
  });

  it('creates a SKU', () => {
    expect(createSku({ body: sku }, { entry: entryOf(noSku) })).toMatchObject({ changes: [{ id: 'DD1391-100', events: [{ type: 'SkuCreated' }] }] });
    expect(createSku({ body: sku }, { entry: entryOf({ ...noSku, exists: true }) })).toMatchObject({ rejected: 'SkuExists' });
  });
});

describe('Rule: only a warehouse that exists is changed, and it keeps its id', () => {
  it('changes name, terms and menu', () => {
    const changed = { ...warehouse, warehouseId: 'LAX', level: 'Advance' as const, storageLimitDays: 60, dailyFeeCents: 14, menu: [] };
    expect(changeWarehouse({ body: changed }, { warehouse: aWarehouse })).toMatchObject({
      changes: [{ id: 'LAX', events: [{ type: 'WarehouseChanged', data: changed }] }],
    });
  });

  it('and leaves what the change does not name', () => {
    const { exists: _exists, ...known } = aWarehouse;
    expect(changeWarehouse({ body: { warehouseId: 'LAX', dailyFeeCents: 14 } }, { warehouse: aWarehouse })).toMatchObject({
      changes: [{ id: 'LAX', events: [{ type: 'WarehouseChanged', data: { ...known, dailyFeeCents: 14 } }] }],
    });
  });

  it('refuses an unknown one', () => {
    expect(changeWarehouse({ body: warehouse }, { warehouse: warehouseOf(noWarehouse) })).toMatchObject({
      rejected: 'WarehouseUnknown',
      field: 'warehouseId',
    });
  });
});

describe('Rule: the menu of a warehouse holds warehouse pages only', () => {
  const menu: CreateWarehouse['body']['menu'] = ['700101', '400'];

  it('refuses a page of another terminal', () => {
    const refused = { rejected: 'MenuOfAnotherTerminal', field: 'menu.1' };
    expect(createWarehouse({ body: { ...warehouse, menu } }, { warehouse: warehouseOf(noWarehouse) })).toMatchObject(refused);
    expect(changeWarehouse({ body: { ...warehouse, menu } }, { warehouse: aWarehouse })).toMatchObject(refused);
  });
});

describe('Rule: a size must not repeat', () => {
  it('refuses a repeated one', () => {
    expect(createSku({ body: { ...sku, sizes: ['8', '9', '8'] } }, { entry: entryOf(noSku) })).toMatchObject({
      rejected: 'SizeRepeated',
      field: 'sizes.2',
    });
  });
});
