import { describe, it } from 'vitest';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import { batchStream } from '../aggregates/batch/batch.ts';
import { logNo } from '../aggregates/examples.ts';
import { available, shipped } from '../aggregates/item/item-examples.ts';
import { itemStream } from '../aggregates/item/item.ts';
import { aWorker } from '../aggregates/item/viewer-examples.ts';
import { packageStream } from '../aggregates/package/package.ts';
import { losAngeles } from '../aggregates/reference-examples.ts';
import { warehouseStream } from '../aggregates/warehouse/warehouse.ts';
import { receiveReturn, type ReceiveReturn } from './receive-return.ts';
import { fact } from '#tests/support/facts.ts';
import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import { returnedGoods } from '../aggregates/wallet/own-goods.ts';
import { specification } from '#tests/support/given.ts';

const returning = specification(receiveReturn, (given, { body }) => ({
  warehouse: given.one(warehouseStream, body.warehouseId),
  pack: given.create(packageStream, 'FC-000009'),
  batch: given.create(batchStream, 'IB-1121-9'),
  units: body.units.map(({ oneId }, index) => {
    const [former, item] = [given.one(itemStream, oneId), given.create(itemStream, `NEW${index + 1}`)];
    return { former, item, goods: returnedGoods(given, { former, oneId: item.id, isStock: former.oddNo === 'ON-UNSETTLED' }) };
  }),
}));
const unit = (oneId: string) => ({ oneId, condition: 'intact' as const, photos: [] });
const command: ReceiveReturn = {
  viewer: aWorker('LAX'),
  body: { warehouseId: 'LAX', logNo, units: [unit('OLD1'), unit('OLD2')], reason: 'buyer refused' },
  now: new Date('2026-11-21T15:00:00Z'),
};
const asking = (change: Partial<ReceiveReturn['body']>): ReceiveReturn => ({ ...command, body: { ...command.body, ...change } });
const first = fact(itemStream, 'OLD1', ...shipped());
const second = (...events: ItemEvent[]) => fact(itemStream, 'OLD2', ...events);
const gone = [losAngeles, first, second(...shipped())];

describe('Rule: a platform return comes back under a new ONE ID that names the old one', () => {
  it('receives each unit and closes the old one', () => {
    const [pack, batch] = ['FC-000009', 'IB-1121-9'];
    returning
      .given(gone)
      .when(command)
      .then(
        { id: pack, type: 'PackageArrived' },
        { id: pack, type: 'PackageUnitReceived', data: { oneId: 'NEW1' } },
        { id: pack, type: 'PackageUnitReceived', data: { oneId: 'NEW2' } },
        { id: pack, type: 'PackageReturned' },
        { id: batch, type: 'BatchOpened' },
        { id: batch, type: 'BatchClosed' },
        { id: 'NEW1', type: 'ItemReceived', data: { kind: 'returned', relatedOneId: 'OLD1', shopId: 7, sku: 'DD1391-100' } },
        { id: 'NEW2', type: 'ItemReceived', data: { relatedOneId: 'OLD2' } },
        { id: 'OLD1', type: 'ItemReturned', data: { as: 'NEW1', logNo } },
        { id: 'OLD2', type: 'ItemReturned', data: { as: 'NEW2' } },
      );
  });
});

describe('Rule: what never left cannot come back', () => {
  it('refuses an item in stock and an unknown one, and names it', () => {
    const inStock = second(...available());
    returning.given(losAngeles, first, inStock).when(command).thenRejected('ItemStateForbids', { field: 'units.1.oneId' });
    returning
      .given(losAngeles, second(...shipped()))
      .when(command)
      .thenRejected('NotFound', { field: 'units.0.oneId' });
  });

  it('refuses an item twice', () => {
    const twice = asking({ units: [unit('OLD1'), unit('OLD1')] });
    returning.given(gone).when(twice).thenRejected('ReturnedTwice', { field: 'units.1.oneId' });
  });
});

describe('Rule: a returned parcel holds items of one user', () => {
  it('refuses another', () => {
    const ofAnother = second(...shipped(8));
    returning.given(losAngeles, first, ofAnother).when(command).thenRejected('ReturnsOfSeveralOwners');
  });
});

describe('Rule: staff receive returns in their own warehouses', () => {
  it('refuses others, and a warehouse that does not exist', () => {
    returning
      .given(gone)
      .when({ ...command, viewer: aWorker('JFK') })
      .thenRejected('NotFound');
    const [, ...items] = gone;
    returning.given(items).when(command).thenRejected('WarehouseUnknown');
  });

  it('records damage with a photo', () => {
    const damaged = asking({ units: [{ ...unit('OLD1'), condition: 'damaged' }, unit('OLD2')] });
    returning.given(gone).when(damaged).thenRejected('DamagePhotoRequired', { field: 'units.0.photos' });
  });
});

describe('Rule: own goods that come back are stock again at what was paid for them, and no cost of goods sold', () => {
  const cost = { oddNo: 'OC-7', cents: 9_600 };
  const boughtBy = (shopId: number): ItemEvent[] => [
    ...available(),
    { type: 'ItemOwnerChanged', data: { fromShopId: 7, shopId, reason: 'cashOut', oddNo: cost.oddNo, costCents: cost.cents } },
  ];
  const sent = (oddNo: string): ItemEvent[] =>
    shipped()
      .slice(available().length)
      .map((event) => ({ ...event, data: { ...event.data, oddNo } }) as ItemEvent);
  const back = asking({ units: [unit('OLD1')] });
  const parts = (debit: string, credit: string) => [
    { account: debit, side: 'D', cents: 9_600 },
    { account: credit, side: 'C', cents: 9_600 },
  ];

  const parcelTaken = [
    { id: 'FC-000009', type: 'PackageArrived' },
    { id: 'FC-000009', type: 'PackageUnitReceived' },
    { id: 'FC-000009', type: 'PackageReturned' },
    { id: 'IB-1121-9', type: 'BatchOpened' },
    { id: 'IB-1121-9', type: 'BatchClosed' },
  ] as const;

  it('under the new ONE ID, which leaves the books like any other', () => {
    returning
      .given(losAngeles, fact(itemStream, 'OLD1', ...boughtBy(selfOperatedShop), ...sent('OC1')))
      .when(back)
      .then(
        ...parcelTaken,
        { id: 'NEW1', type: 'ItemReceived', data: { shopId: selfOperatedShop, bought: cost } },
        { id: 'OLD1', type: 'ItemReturned' },
        {
          id: 'returned-NEW1',
          type: 'JournalPosted',
          data: {
            entries: parts('assets:goods', 'expenses:goods-sold'),
            basis: { kind: 'share', of: 'goods-OLD1-OC-7', items: [{ oneId: 'NEW1', cents: 9_600 }], returnedFrom: 'OLD1' },
          },
        },
      );
  });

  it('also where its sale was not completed yet, and it still stood in the books under the old one', () => {
    returning
      .given(losAngeles, fact(itemStream, 'OLD1', ...boughtBy(selfOperatedShop), ...sent('ON-UNSETTLED')))
      .when(back)
      .then(
        ...parcelTaken,
        { id: 'NEW1', type: 'ItemReceived', data: { bought: cost } },
        { id: 'OLD1', type: 'ItemReturned' },
        { id: 'goods-OLD1-OC-7', type: 'JournalPosted', data: { entries: parts('expenses:goods-sold', 'assets:goods') } },
        { id: 'returned-NEW1', type: 'JournalPosted', data: { entries: parts('assets:goods', 'expenses:goods-sold') } },
      );
  });
});
