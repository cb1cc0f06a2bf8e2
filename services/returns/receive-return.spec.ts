import { describe, expect, it } from 'vitest';
import { anItemOf, available, shipped } from '../aggregates/item/item-examples.ts';
import { noItem, type LoadedItem, itemStream } from '../aggregates/item/item.ts';
import { aWorker } from '../aggregates/item/viewer-examples.ts';
import { aWarehouse, logNo } from '../aggregates/examples.ts';
import { noWarehouse } from '../aggregates/warehouse/warehouse.ts';
import { receiveReturn, type ReceiveReturn } from './receive-return.ts';
import { packageStream } from '../aggregates/package/package.ts';
import { batchStream } from '../aggregates/batch/batch.ts';
import { loaded, NewStream } from '#kernel/commands/loaded.ts';

const unit = (oneId: string) => ({ oneId, condition: 'intact' as const, photos: [] });
const command: ReceiveReturn = {
  viewer: aWorker('LAX'),
  body: { warehouseId: 'LAX', logNo, units: [unit('OLD1'), unit('OLD2')], reason: 'buyer refused' },
};
const gone = anItemOf('OLD1', ...shipped());
const alsoGone = anItemOf('OLD2', ...shipped());
const unitsOf = (...former: LoadedItem[]) => former.map((before, index) => ({ former: before, item: new NewStream(itemStream, `NEW${index + 1}`) }));
const states = {
  warehouse: aWarehouse,
  pack: new NewStream(packageStream, 'FC-000009'),
  batch: new NewStream(batchStream, 'IB-1121-9'),
  units: unitsOf(gone, alsoGone),
};

describe('Rule: a platform return comes back under a new ONE ID that names the old one', () => {
  it('receives each unit and closes the old one', () => {
    expect(receiveReturn(command, states)).toMatchObject({
      changes: [
        {
          id: 'FC-000009',
          events: [{ type: 'PackageArrived' }, { type: 'PackageUnitReceived' }, { type: 'PackageUnitReceived' }, { type: 'PackageReturned' }],
        },
        { id: 'IB-1121-9' },
        { id: 'NEW1', events: [{ type: 'ItemReceived', data: { kind: 'returned', relatedOneId: 'OLD1', shopId: 7, sku: 'DD1391-100' } }] },
        { id: 'NEW2' },
        { id: 'OLD1', events: [{ type: 'ItemReturned', data: { as: 'NEW1', logNo } }] },
        { id: 'OLD2' },
      ],
    });
  });
});

describe('Rule: what never left cannot come back', () => {
  it('refuses an item in stock and an unknown one, and names it', () => {
    const inStock = { ...states, units: unitsOf(gone, anItemOf('OLD2', ...available())) };
    expect(receiveReturn(command, inStock)).toMatchObject({ rejected: 'ItemStateForbids', field: 'units.1.oneId' });
    expect(receiveReturn(command, { ...states, units: unitsOf(loaded(itemStream, 'OLD1', noItem), alsoGone) })).toMatchObject({
      rejected: 'NotFound',
      field: 'units.0.oneId',
    });
  });

  it('refuses an item twice', () => {
    const twice = { ...command, body: { ...command.body, units: [unit('OLD1'), unit('OLD1')] } };
    expect(receiveReturn(twice, states)).toMatchObject({ rejected: 'ReturnedTwice', field: 'units.1.oneId' });
  });
});

describe('Rule: a returned parcel holds items of one user', () => {
  it('refuses another', () => {
    expect(receiveReturn(command, { ...states, units: unitsOf(gone, anItemOf('OLD2', ...shipped(8))) })).toMatchObject({
      rejected: 'ReturnsOfSeveralOwners',
    });
  });
});

describe('Rule: staff receive returns in their own warehouses', () => {
  it('refuses others, and a warehouse that does not exist', () => {
    expect(receiveReturn({ ...command, viewer: aWorker('JFK') }, states)).toMatchObject({ rejected: 'NotFound' });
    expect(receiveReturn(command, { ...states, warehouse: noWarehouse })).toMatchObject({ rejected: 'WarehouseUnknown' });
  });

  it('records damage with a photo', () => {
    const damaged = { ...command.body, units: [{ ...unit('OLD1'), condition: 'damaged' as const }, unit('OLD2')] };
    expect(receiveReturn({ ...command, body: damaged }, states)).toMatchObject({ rejected: 'DamagePhotoRequired', field: 'units.0.photos' });
  });
});
