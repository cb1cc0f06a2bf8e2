import { describe, expect, it } from 'vitest';
import { anItem, anItemOf, forecast, received } from '../aggregates/item/item-examples.ts';
import { noItem, itemStream } from '../aggregates/item/item.ts';
import { aWorker } from '../aggregates/item/viewer-examples.ts';
import type { Load } from '#kernel/commands/unit-of-work.ts';
import { aPackage, aSku, packageArrived, packageForecast, unitReceived } from '../aggregates/examples.ts';
import { receiveItem, unitOf, type Unit } from './receive-item.ts';
import { loaded, NewStream } from '#kernel/commands/loaded.ts';

const line = { sku: 'DD1391-100', size: '9', oneIds: ['A', 'B'] };
const pack = aPackage(packageForecast([line]), packageArrived());
const intact = { viewer: aWorker('LAX'), condition: 'intact', photos: [] } as const;
const command = { ...intact, photos: [] };
const expected = (oneId = 'A', item = anItemOf(oneId, forecast())): Unit => ({ oneId, kind: 'forecast', item });
const wished = { id: 'FC-000001', condition: 'intact' as const, photos: [], sku: line.sku, size: line.size, overage: false };
const load = {
  one: async (stream: { prefix: string }) => (stream.prefix === 'sku' ? aSku : anItem(forecast())),
  create: (_: unknown, id: string) => new NewStream(itemStream, id),
} as unknown as Load;
const newOneId = () => 'NEW';

describe('Rule: a unit is scanned in once, into its own package', () => {
  it('is received with what the forecast said of it', () => {
    expect(receiveItem(command, { pack, unit: expected() })).toMatchObject({
      changes: [
        { id: 'A', events: [{ type: 'ItemReceived', data: { kind: 'forecast', batchNo: 'IB-1121-1', shopId: 7, name: 'Dunk Low Panda' } }] },
        { id: 'FC-000001', events: [{ type: 'PackageUnitReceived', data: { oneId: 'A', kind: 'forecast', size: '9' } }] },
      ],
    });
  });

  it('refuses a second scan, a unit of another package, and a code that nobody gave out', () => {
    const withA = aPackage(packageForecast([line]), packageArrived(), unitReceived('A'));
    expect(receiveItem(command, { pack: withA, unit: expected('A', anItemOf('A', ...received())) })).toMatchObject({
      rejected: 'UnitAlreadyReceived',
    });
    const foreign = { ...anItem(forecast()), preId: 'FC-000005' };
    expect(receiveItem(command, { pack, unit: expected('X', foreign) })).toMatchObject({
      rejected: 'UnitOfAnotherPackage',
      params: { preId: 'FC-000005' },
    });
    expect(receiveItem(command, { pack, unit: expected('X', loaded(itemStream, 'X', noItem)) })).toMatchObject({ rejected: 'NotFound' });
  });

  it('refuses it before the parcel has arrived, and in a warehouse of others', () => {
    expect(receiveItem(command, { pack: aPackage(packageForecast([line])), unit: expected() })).toMatchObject({ rejected: 'PackageStatusForbids' });
    expect(receiveItem({ ...command, viewer: aWorker('JFK') }, { pack, unit: expected() })).toMatchObject({ rejected: 'NotFound' });
  });

  it('takes a unit whose scan was undone', () => {
    const undone = anItemOf('A', ...received(), { type: 'InboundCancelled', data: { batchNo: 'IB-1121-1', reason: '' } });
    expect(receiveItem(command, { pack, unit: expected('A', undone) })).toMatchObject({ changes: [{ id: 'A' }, {}] });
  });
});

describe('Rule: without a ONE ID, the next expected unit of the SKU and size is the one', () => {
  it('takes them in order', async () => {
    expect(await unitOf(wished, pack, newOneId, load)).toMatchObject({ oneId: 'A', kind: 'forecast' });
    const withA = aPackage(packageForecast([line]), packageArrived(), unitReceived('A'));
    expect(await unitOf(wished, withA, newOneId, load)).toMatchObject({ oneId: 'B' });
  });
});

describe('Rule: an overage gets a ONE ID of its own when it is asked for', () => {
  const full = aPackage(packageForecast([line]), packageArrived(), unitReceived('A'), unitReceived('B'));

  it('is refused by default', async () => {
    expect(await unitOf(wished, full, newOneId, load)).toMatchObject({ rejected: 'UnitNotExpected' });
  });

  it('belongs to the shop of the package', async () => {
    const unit = (await unitOf({ ...wished, overage: true }, full, newOneId, load)) as Unit;
    expect(receiveItem(command, { pack: full, unit })).toMatchObject({
      changes: [
        { id: 'NEW', events: [{ data: { kind: 'overage', shopId: 7, brand: 'Nike' } }] },
        { events: [{ data: { oneId: 'NEW', kind: 'overage' } }] },
      ],
    });
  });

  it('is of a catalogued SKU and size', async () => {
    const unit = (await unitOf({ ...wished, size: '15', overage: true }, full, newOneId, load)) as Unit;
    expect(receiveItem(command, { pack: full, unit })).toMatchObject({ rejected: 'SizeNotCatalogued' });
  });

  it('stays an overage when its scan is undone and done again', async () => {
    const again = await unitOf({ id: 'FC-000001', condition: 'intact', photos: [], oneId: 'NEW' }, full, newOneId, load);
    expect(again).toMatchObject({ kind: 'overage' });
  });
});

describe('Rule: everything in an unclaimed parcel is new and unowned', () => {
  it('needs no wish for an overage', async () => {
    const unclaimed = aPackage(packageArrived(true));
    const unit = (await unitOf(wished, unclaimed, newOneId, load)) as Unit;
    expect(receiveItem(command, { pack: unclaimed, unit })).toMatchObject({
      changes: [{ events: [{ data: { kind: 'unclaimed', shopId: -1 } }] }, {}],
    });
  });

  it('belongs to the claimant once it is claimed, and is still no overage', async () => {
    const claimed = aPackage(packageArrived(true), { type: 'PackageClaimed', data: { shopId: 8 } });
    const unit = (await unitOf(wished, claimed, newOneId, load)) as Unit;
    expect(receiveItem(command, { pack: claimed, unit })).toMatchObject({ changes: [{ events: [{ data: { kind: 'unclaimed', shopId: 8 } }] }, {}] });
  });
});

describe('Rule: damage is recorded with a photo', () => {
  it('refuses it without one', () => {
    expect(receiveItem({ ...command, condition: 'damaged' }, { pack, unit: expected() })).toMatchObject({
      rejected: 'DamagePhotoRequired',
      field: 'photos',
    });
    const shown = { ...command, condition: 'damaged' as const, photos: ['/files/a.jpg'] };
    expect(receiveItem(shown, { pack, unit: expected() })).toMatchObject({ changes: [{}, { events: [{ data: { condition: 'damaged' } }] }] });
  });
});
