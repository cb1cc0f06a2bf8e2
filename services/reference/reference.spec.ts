import { describe, expect, it } from 'vitest';
import { noShop } from '../aggregates/shop/shop.ts';
import { noSku } from '../aggregates/sku/sku.ts';
import { noWarehouse } from '../aggregates/warehouse/warehouse.ts';
import { aWarehouse } from '../aggregates/examples.ts';
import { changeWarehouse } from './change-warehouse.ts';
import { createShop } from './create-shop.ts';
import { createSku, type CreateSku } from './create-sku.ts';
import { createWarehouse, type CreateWarehouse } from './create-warehouse.ts';

const shop = { shopId: 7, uid: 'U7', realname: 'Seven', knetCrossListing: true, touchPro: false, fulfilmentProgramme: false };
const warehouse: CreateWarehouse = {
  warehouseId: 'W1',
  name: 'One',
  level: 'Basic',
  storageLimitDays: 30,
  dailyFeeCents: 5,
  timeZone: 'America/New_York',
  city: 'Newark',
  menu: ['700101'],
};
const sku: CreateSku = { sku: 'DD1391-100', brand: 'B', name: 'N', pku: '', sizes: ['8', '9'], image: '' };

describe('Rule: a reference record is created once', () => {
  it('creates a shop and claims its uid', () => {
    expect(createShop(shop, noShop)).toMatchObject({ changes: [{ id: '7' }], claims: [{ kind: 'shopUid', key: 'U7' }] });
    expect(createShop(shop, { ...noShop, exists: true })).toMatchObject({ rejected: 'ShopExists' });
  });

  it('creates a warehouse', () => {
    expect(createWarehouse(warehouse, noWarehouse)).toMatchObject({ changes: [{ id: 'W1', events: [{ type: 'WarehouseCreated' }] }] });
    expect(createWarehouse(warehouse, { ...noWarehouse, exists: true })).toMatchObject({ rejected: 'WarehouseExists' });
  });

  it('creates a SKU', () => {
    expect(createSku(sku, noSku)).toMatchObject({ changes: [{ id: 'DD1391-100', events: [{ type: 'SkuCreated' }] }] });
    expect(createSku(sku, { ...noSku, exists: true })).toMatchObject({ rejected: 'SkuExists' });
  });
});

describe('Rule: only a warehouse that exists is changed, and it keeps its id', () => {
  it('changes name, terms and menu', () => {
    const changed = { ...warehouse, warehouseId: 'LAX', level: 'Advance' as const, storageLimitDays: 60, dailyFeeCents: 14, menu: [] };
    expect(changeWarehouse(changed, aWarehouse)).toMatchObject({
      changes: [{ id: 'LAX', events: [{ type: 'WarehouseChanged', data: changed }] }],
    });
  });

  it('and leaves what the change does not name', () => {
    const { exists: _exists, ...known } = aWarehouse;
    expect(changeWarehouse({ warehouseId: 'LAX', dailyFeeCents: 14 }, aWarehouse)).toMatchObject({
      changes: [{ id: 'LAX', events: [{ type: 'WarehouseChanged', data: { ...known, dailyFeeCents: 14 } }] }],
    });
  });

  it('refuses an unknown one', () => {
    expect(changeWarehouse(warehouse, noWarehouse)).toMatchObject({ rejected: 'WarehouseUnknown', field: 'warehouseId' });
  });
});

describe('Rule: the menu of a warehouse holds warehouse pages only', () => {
  const menu: CreateWarehouse['menu'] = ['700101', '400'];

  it('refuses a page of another terminal', () => {
    const refused = { rejected: 'MenuOfAnotherTerminal', field: 'menu.1' };
    expect(createWarehouse({ ...warehouse, menu }, noWarehouse)).toMatchObject(refused);
    expect(changeWarehouse({ ...warehouse, menu }, aWarehouse)).toMatchObject(refused);
  });
});

describe('Rule: a size must not repeat', () => {
  it('refuses a repeated one', () => {
    expect(createSku({ ...sku, sizes: ['8', '9', '8'] }, noSku)).toMatchObject({ rejected: 'SizeRepeated', field: 'sizes.2' });
  });
});
