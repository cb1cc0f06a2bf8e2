import { describe, expect, it } from 'vitest';
import { aShop, aWarehouse, losAngeles, dunkLow } from '../aggregates/reference-examples.ts';
import { rateCardStream } from '../aggregates/rate-card/rate-card.ts';
import { shopStream } from '../aggregates/shop/shop.ts';
import { skuStream } from '../aggregates/sku/sku.ts';
import { warehouseStream } from '../aggregates/warehouse/warehouse.ts';
import { changeWarehouse, type ChangeWarehouse } from './change-warehouse.ts';
import { createShop } from './create-shop.ts';
import { createSku, type CreateSku } from './create-sku.ts';
import { authoriseShop } from './authorise-shop.ts';
import { markShopInternal } from './mark-shop-internal.ts';
import { createWarehouse, type CreateWarehouse } from './create-warehouse.ts';
import { fact } from '#tests/support/facts.ts';
import { specification, stateOf, type Given } from '#tests/support/given.ts';

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

const ofTheWarehouse = (given: Given, { body }: Pick<ChangeWarehouse, 'body'>) => ({
  warehouse: given.one(warehouseStream, body.warehouseId),
  card: given.one(rateCardStream, `warehouse-${body.warehouseId}`),
});
const creatingShop = specification(createShop, (given, { body }) => ({ shop: given.one(shopStream, body.shopId) }));
const authorisingShop = specification(authoriseShop, (given, { body }) => ({ shop: given.one(shopStream, body.shopId) }));
const markingShop = specification(markShopInternal, (given, { body }) => ({ shop: given.one(shopStream, body.shopId) }));
const creatingSku = specification(createSku, (given, { body }) => ({ entry: given.one(skuStream, body.sku) }));
const creatingWarehouse = specification(createWarehouse, ofTheWarehouse);
const changingWarehouse = specification(changeWarehouse, ofTheWarehouse);
const changed = { id: 'LAX', type: 'WarehouseChanged' };

describe('Rule: a reference record is created once', () => {
  it('creates a shop and claims its uid', () => {
    const { claims } = creatingShop.given().when({ body: shop }).then({ id: '7', type: 'ShopCreated' });
    expect(claims).toMatchObject([{ kind: 'shopUid', key: 'U7' }]);
    creatingShop.given(aShop(7)).when({ body: shop }).thenRejected('ShopExists');
  });

  it('creates a warehouse', () => {
    creatingWarehouse.given().when({ body: warehouse }).then({ id: 'W1', type: 'WarehouseCreated' });
    creatingWarehouse.given(aWarehouse('W1')).when({ body: warehouse }).thenRejected('WarehouseExists');
  });

  it('creates a SKU', () => {
    creatingSku.given().when({ body: sku }).then({ id: 'DD1391-100', type: 'SkuCreated' });
    creatingSku.given(dunkLow).when({ body: sku }).thenRejected('SkuExists');
  });
});

describe('Rule: only a warehouse that exists is changed, and it keeps its id', () => {
  it('changes name, terms and menu', () => {
    const body = { ...warehouse, warehouseId: 'LAX', level: 'Advance' as const, storageLimitDays: 60, dailyFeeCents: 14, menu: [] };
    changingWarehouse
      .given(losAngeles)
      .when({ body })
      .then({ ...changed, data: body });
  });

  it('and leaves what the change does not name', () => {
    const { exists: _exists, ...known } = stateOf(warehouseStream, 'LAX', losAngeles);
    changingWarehouse
      .given(losAngeles)
      .when({ body: { warehouseId: 'LAX', dailyFeeCents: 14 } })
      .then({ ...changed, data: { ...known, dailyFeeCents: 14 } });
  });

  it('refuses an unknown one', () => {
    changingWarehouse.given(losAngeles).when({ body: warehouse }).thenRejected('WarehouseUnknown', { field: 'warehouseId' });
  });
});

describe('Rule: once a rate card is published for a warehouse, it alone prices storage there (R9.25)', () => {
  const storage = { subject: { service: 'storage' }, charge: { kind: 'perDay', cents: 40, freeDays: 10 } } as const;
  const published = fact(rateCardStream, 'warehouse-LAX', {
    type: 'RateCardPublished',
    data: {
      cardId: 'warehouse-LAX',
      version: 1,
      scope: { kind: 'warehouse', warehouseId: 'LAX' },
      effectiveFrom: '2027-01-01',
      lines: [storage],
      description: 'As agreed',
    },
  });

  it('refuses other terms, and takes the rest', () => {
    const given = changingWarehouse.given(losAngeles, published);
    given.when({ body: { warehouseId: 'LAX', dailyFeeCents: 14 } }).thenRejected('StorageSetByCard', { field: 'dailyFeeCents' });
    given.when({ body: { warehouseId: 'LAX', storageLimitDays: 1 } }).thenRejected('StorageSetByCard', { field: 'storageLimitDays' });
    given.when({ body: { warehouseId: 'LAX', dailyFeeCents: 5, name: 'L.A.' } }).then({ ...changed, data: { name: 'L.A.', dailyFeeCents: 5 } });
  });
});

describe('Rule: the menu of a warehouse holds warehouse pages only', () => {
  const body = { ...warehouse, menu: ['700101', '400'] } satisfies CreateWarehouse['body'];

  it('refuses a page of another terminal', () => {
    creatingWarehouse.given().when({ body }).thenRejected('MenuOfAnotherTerminal', { field: 'menu.1' });
    changingWarehouse.given(aWarehouse('W1')).when({ body }).thenRejected('MenuOfAnotherTerminal', { field: 'menu.1' });
  });
});

describe('Rule: a size must not repeat', () => {
  it('refuses a repeated one', () => {
    creatingSku
      .given()
      .when({ body: { ...sku, sizes: ['8', '9', '8'] } })
      .thenRejected('SizeRepeated', { field: 'sizes.2' });
  });
});

describe('Rule: an administrator marks internal test accounts (R9.40)', () => {
  const body = { shopId: 7, isInternal: true };
  const marked = fact(shopStream, 7, { type: 'ShopMarkedInternal', data: body });

  it('and takes the mark away again', () => {
    const after = markingShop.given(aShop(7)).when({ body });
    after.then({ id: '7', type: 'ShopMarkedInternal', data: body });
    expect(after.stateAfter(shopStream, 7)).toMatchObject({ isInternal: true, uid: expect.any(String) });
    markingShop
      .given(aShop(7), marked)
      .when({ body: { ...body, isInternal: false } })
      .then({ id: '7', type: 'ShopMarkedInternal', data: { isInternal: false } });
  });

  it('and nothing happens where it is as wished', () => markingShop.given(aShop(7), marked).when({ body }).thenNothingHappened());
  it('refuses a shop that does not exist', () => markingShop.given().when({ body }).thenRejected('NotFound', { field: 'shopId' }));
});

describe('Rule: an administrator sets and clears where a shop may sell (R3.14)', () => {
  const body = { shopId: 7, knetCrossListing: true, touchPro: false, fulfilmentProgramme: true };
  const authorised = fact(shopStream, 7, { type: 'ShopAuthorised', data: body });

  it('each by itself, and the rest of the shop stays as it was', () => {
    const after = authorisingShop.given(aShop(7)).when({ body });
    after.then({ id: '7', type: 'ShopAuthorised', data: body });
    expect(after.stateAfter(shopStream, 7)).toMatchObject({ ...body, exists: true, uid: expect.any(String), isInternal: false });
    const cleared = { ...body, knetCrossListing: false };
    authorisingShop.given(aShop(7), authorised).when({ body: cleared }).then({ id: '7', type: 'ShopAuthorised', data: cleared });
  });

  it('and nothing happens where it is as wished', () => authorisingShop.given(aShop(7), authorised).when({ body }).thenNothingHappened());
  it('refuses a shop that does not exist', () => authorisingShop.given().when({ body }).thenRejected('NotFound', { field: 'shopId' }));
});
