import { describe, expect, it } from 'vitest';
import type { PackageEvent, Resolution } from '#contracts/forecast/package-events.ts';
import { logNo, packageArrived, packageCounted, packageForecast, unitReceived } from '../aggregates/examples.ts';
import { forecast as unitForecast, received } from '../aggregates/item/item-examples.ts';
import { itemStream } from '../aggregates/item/item.ts';
import { anAdministrator, aSeller } from '../aggregates/item/viewer-examples.ts';
import { missingUnits, packageStream } from '../aggregates/package/package.ts';
import { aShop } from '../aggregates/reference-examples.ts';
import { shopStream } from '../aggregates/shop/shop.ts';
import { claimPackage, claimant } from './claim-package.ts';
import { resolveDifference } from './resolve-difference.ts';
import { fact } from '#tests/support/facts.ts';
import { specification } from '#tests/support/given.ts';

const id = 'FC-000001';
const forecast = packageForecast([{ sku: 'DD1391-100', size: '9', oneIds: ['A', 'B'] }]);
const parcel = (...events: PackageEvent[]) => fact(packageStream, id, ...events);

describe('Rule: the owner answers a difference', () => {
  const resolving = specification(resolveDifference, (given, { body }) => {
    const pack = given.one(packageStream, body.id);
    return { pack, missing: missingUnits(pack).map((oneId) => given.one(itemStream, oneId)) };
  });
  const resolve = (resolution: Resolution) => ({ viewer: aSeller(7), body: { id, resolution, remark: '' } });
  const missing = fact(itemStream, 'B', unitForecast());
  const short = [missing, parcel(forecast, packageArrived(), unitReceived('A'), packageCounted({ short: ['B'] }))];
  const resolved = { id, type: 'DifferenceResolved' };
  const notExpected = { id: 'B', type: 'ItemForecastCancelled' };

  it('no longer expects what is short, unless it is still coming', () => {
    resolving.given(short).when(resolve('accepted')).then(resolved, notExpected);
    resolving
      .given(short)
      .when(resolve('stillComing'))
      .then({ ...resolved, data: { resolution: 'stillComing' } });
  });

  it('is settled once, but what is still coming may be settled later', () => {
    const settled = (resolution: Resolution) => resolving.given(short).when(resolve(resolution)).facts();
    resolving.given(short, settled('accepted')).when(resolve('closed')).thenRejected('NoDifference');
    resolving.given(short, settled('stillComing')).when(resolve('closed')).then(resolved, notExpected);
  });

  it('refuses without a difference, and does not know the package of another shop', () => {
    const even = parcel(forecast, packageArrived(), packageCounted());
    resolving.given(even).when(resolve('accepted')).thenRejected('NoDifference');
    resolving
      .given(short)
      .when({ ...resolve('accepted'), viewer: aSeller(8) })
      .thenRejected('NotFound');
  });
});

describe('Rule: an unclaimed parcel can be claimed (R3.13)', () => {
  const claiming = specification(claimPackage, (given, command) => {
    const pack = given.one(packageStream, command.body.id);
    const shopId = claimant(command) as number;
    return {
      pack,
      items: pack.units.map(({ oneId }) => given.one(itemStream, oneId)),
      shop: { ...given.one(shopStream, shopId), shopId },
    };
  });
  const shop = aShop(8);
  const unclaimed = [parcel(packageArrived(true), unitReceived('A', { kind: 'unclaimed' })), fact(itemStream, 'A', ...received(-1))];
  const claim = { viewer: aSeller(8), body: { id, logNo } };
  const named = { viewer: anAdministrator(), body: { id, shopId: 8 } };
  const claimed = [
    { id, type: 'PackageClaimed', data: { shopId: 8 } },
    { id: 'A', type: 'ItemOwnerChanged', data: { fromShopId: -1, shopId: 8, reason: 'claim' } },
  ];

  it('gives the parcel and its units to the claimant', () => {
    claiming
      .given(unclaimed, shop)
      .when(claim)
      .then(...claimed);
  });

  it('and leaves a unit that was given an owner meanwhile', () => {
    const sold = fact(itemStream, 'A', { type: 'ItemOwnerChanged', data: { fromShopId: -1, shopId: 9, reason: 'admin' } });
    claiming.given(unclaimed, sold, shop).when(claim).then(claimed[0]!);
  });

  it.each([
    ['another number', { logNo: 'GUESSED12345' }],
    ['none', { logNo: undefined }],
  ])('is claimed by a seller who knows its tracking number, and refused with %s', (_, guess) => {
    claiming
      .given(unclaimed, shop)
      .when({ ...claim, body: { id, ...guess } })
      .thenRejected('NotFound');
  });

  it('is not there for a seller once another has claimed it', () => {
    const ofAnother = parcel(packageArrived(true), { type: 'PackageClaimed', data: { shopId: 9 } });
    claiming.given(ofAnother, shop).when(claim).thenRejected('NotFound');
    claiming
      .given(ofAnother, aShop(9))
      .when({ ...claim, viewer: aSeller(9) })
      .thenRejected('PackageNotUnclaimed');
  });

  it('is claimed for the own shop by a seller, for any shop by an administrator', () => {
    expect(claimant({ viewer: aSeller(8), body: { id, shopId: 9 } })).toBe(8);
    expect(claimant({ viewer: anAdministrator(), body: { id, shopId: 9 } })).toBe(9);
    claiming
      .given(unclaimed, shop)
      .when(named)
      .then(...claimed);
  });

  it('refuses an administrator who names no shop', () => {
    expect(claimant({ viewer: anAdministrator(), body: { id } })).toMatchObject({ rejected: 'ClaimantRequired', field: 'shopId' });
  });

  it('refuses what has an owner, and a shop that does not exist', () => {
    const owned = parcel(forecast, packageArrived());
    claiming.given(owned, shop).when(named).thenRejected('PackageNotUnclaimed');
    claiming
      .given(unclaimed)
      .when(claim)
      .thenRejected('OwnerUnknown', { params: { shopId: 8 } });
  });
});
