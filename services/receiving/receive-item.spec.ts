import { describe, expect, it } from 'vitest';
import type { PackageEvent } from '#contracts/forecast/package-events.ts';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import { isRejection } from '#contracts/kernel/rejection.ts';
import { packageArrived, packageForecast, unitReceived } from '../aggregates/examples.ts';
import { forecast, received } from '../aggregates/item/item-examples.ts';
import { itemStream } from '../aggregates/item/item.ts';
import { aWorker } from '../aggregates/item/viewer-examples.ts';
import { packageStream } from '../aggregates/package/package.ts';
import { dunkLow } from '../aggregates/reference-examples.ts';
import { receiveItem, unitOf } from './receive-item.ts';
import { fact, type Fact } from '#tests/support/facts.ts';
import { loadFrom, specification, stateOf } from '#tests/support/given.ts';

type Scan = Parameters<typeof unitOf>[0];

const id = 'FC-000001';
const line = { sku: 'DD1391-100', size: '9', oneIds: ['A', 'B'] };
const parcel = (...events: PackageEvent[]) => fact(packageStream, id, packageForecast([line]), ...events);
const unit = (oneId: string, ...events: ItemEvent[]) => fact(itemStream, oneId, ...events);
const expected = [dunkLow, unit('A', forecast()), unit('B', forecast())];
const arrived = [...expected, parcel(packageArrived())];
const withA = [...expected, parcel(packageArrived(), unitReceived('A'))];
const full = [...expected, parcel(packageArrived(), unitReceived('A'), unitReceived('B'))];

const intact = { id, condition: 'intact' as const, photos: [] as string[] };
const wished = { ...intact, sku: line.sku, size: line.size, overage: false };
const codeOf = (oneId: string) => ({ ...intact, oneId });

const found = (scan: Scan, facts: readonly Fact[]) => unitOf(scan, stateOf(packageStream, id, facts), () => 'NEW', loadFrom(facts));

/** Looks for the unit, as the route does, and receives it. */
const receiving = async (scan: Scan, facts: readonly Fact[]) => {
  const scanned = await found(scan, facts);
  if (isRejection(scanned)) throw new Error(scanned.rejected);
  return specification(receiveItem, (given) => ({ pack: given.one(packageStream, id), unit: scanned })).given(facts);
};
const command = { viewer: aWorker('LAX'), ...intact };
const itemReceived = { id: 'A', type: 'ItemReceived' };
const counted = { id, type: 'PackageUnitReceived' };

describe('Rule: a unit is scanned in once, into its own package', () => {
  it('is received with what the forecast said of it', async () => {
    const scanned = await receiving(codeOf('A'), arrived);
    scanned
      .when(command)
      .then(
        { ...itemReceived, data: { kind: 'forecast', batchNo: 'IB-1121-1', shopId: 7, name: 'Dunk Low Panda' } },
        { ...counted, data: { oneId: 'A', kind: 'forecast', size: '9' } },
      );
  });

  it('refuses a second scan, a unit of another package, and a code that nobody gave out', async () => {
    const again = await receiving(codeOf('A'), [unit('A', ...received()), parcel(packageArrived(), unitReceived('A'))]);
    again.when(command).thenRejected('UnitAlreadyReceived');
    const preId = 'FC-000005';
    const ofAnother = { ...forecast(), data: { ...forecast().data, preId } } as ItemEvent;
    const foreign = await receiving(codeOf('X'), [...arrived, unit('X', ofAnother)]);
    foreign.when(command).thenRejected('UnitOfAnotherPackage', { params: { oneId: 'X', preId } });
    const unknown = await receiving(codeOf('Y'), arrived);
    unknown.when(command).thenRejected('NotFound');
  });

  it('refuses it before the parcel has arrived, and in a warehouse of others', async () => {
    const early = await receiving(codeOf('A'), [...expected, parcel()]);
    early.when(command).thenRejected('PackageStatusForbids');
    const elsewhere = await receiving(codeOf('A'), arrived);
    elsewhere.when({ ...command, viewer: aWorker('JFK') }).thenRejected('NotFound');
  });

  it('takes a unit whose scan was undone', async () => {
    const undone = unit('A', ...received(), { type: 'InboundCancelled', data: { batchNo: 'IB-1121-1', reason: '' } });
    const again = await receiving(codeOf('A'), [undone, parcel(packageArrived())]);
    again.when(command).then(itemReceived, counted);
  });
});

describe('Rule: without a ONE ID, the next expected unit of the SKU and size is the one', () => {
  it('takes them in order', async () => {
    expect(await found(wished, arrived)).toMatchObject({ oneId: 'A', kind: 'forecast' });
    expect(await found(wished, withA)).toMatchObject({ oneId: 'B' });
  });
});

describe('Rule: an overage gets a ONE ID of its own when it is asked for', () => {
  const overage = { ...wished, overage: true };

  it('is refused by default', async () => {
    expect(await found(wished, full)).toMatchObject({ rejected: 'UnitNotExpected' });
  });

  it('belongs to the shop of the package', async () => {
    const scanned = await receiving(overage, full);
    scanned
      .when(command)
      .then(
        { id: 'NEW', type: 'ItemReceived', data: { kind: 'overage', shopId: 7, brand: 'Nike' } },
        { ...counted, data: { oneId: 'NEW', kind: 'overage' } },
      );
  });

  it('is of a catalogued SKU and size', async () => {
    const scanned = await receiving({ ...overage, size: '15' }, full);
    scanned.when(command).thenRejected('SizeNotCatalogued');
  });

  it('stays an overage when its scan is undone and done again', async () => {
    expect(await found(codeOf('NEW'), full)).toMatchObject({ kind: 'overage' });
  });
});

describe('Rule: everything in an unclaimed parcel is new and unowned', () => {
  const unclaimed = (...events: PackageEvent[]) => [dunkLow, fact(packageStream, id, packageArrived(true), ...events)];

  it('needs no wish for an overage', async () => {
    const scanned = await receiving(wished, unclaimed());
    scanned.when(command).then({ id: 'NEW', type: 'ItemReceived', data: { kind: 'unclaimed', shopId: -1 } }, counted);
  });

  it('belongs to the claimant once it is claimed, and is still no overage', async () => {
    const scanned = await receiving(wished, unclaimed({ type: 'PackageClaimed', data: { shopId: 8 } }));
    scanned.when(command).then({ id: 'NEW', type: 'ItemReceived', data: { kind: 'unclaimed', shopId: 8 } }, counted);
  });
});

describe('Rule: damage is recorded with a photo', () => {
  it('refuses it without one', async () => {
    const scanned = await receiving(codeOf('A'), arrived);
    scanned.when({ ...command, condition: 'damaged' }).thenRejected('DamagePhotoRequired', { field: 'photos' });
    scanned.when({ ...command, condition: 'damaged', photos: ['/files/a.jpg'] }).then(itemReceived, { ...counted, data: { condition: 'damaged' } });
  });
});
