import { describe, expect, it } from 'vitest';
import { anItemOf, forecast as unitForecast, received } from '../aggregates/item/item-examples.ts';
import { anAdministrator, aSeller } from '../aggregates/item/viewer-examples.ts';
import { aPackage, logNo, packageArrived, packageCounted, packageForecast, unitReceived } from '../aggregates/examples.ts';
import { noShop } from '../aggregates/shop/shop.ts';
import { claimPackage, claimant } from './claim-package.ts';
import { resolveDifference } from './resolve-difference.ts';

const forecast = packageForecast([{ sku: 'DD1391-100', size: '9', oneIds: ['A', 'B'] }]);
const id = 'FC-000001';

const settled = (resolution: 'accepted' | 'stillComing') =>
  aPackage(forecast, packageArrived(), unitReceived('A'), packageCounted({ short: ['B'] }), {
    type: 'DifferenceResolved',
    data: { resolution, remark: '' },
  });

describe('Rule: the owner answers a difference', () => {
  const short = aPackage(forecast, packageArrived(), unitReceived('A'), packageCounted({ short: ['B'] }));
  const missing = [anItemOf('B', unitForecast())];
  const resolve = (resolution: 'accepted' | 'stillComing' | 'closed', pack = short, viewer = aSeller(7)) =>
    resolveDifference({ viewer, body: { id, resolution, remark: '' } }, { pack, missing });

  it('no longer expects what is short, unless it is still coming', () => {
    expect(resolve('accepted')).toMatchObject({
      changes: [{ events: [{ type: 'DifferenceResolved' }] }, { id: 'B', events: [{ type: 'ItemForecastCancelled' }] }],
    });
    expect(resolve('stillComing')).toMatchObject({ changes: [{ events: [{ data: { resolution: 'stillComing' } }] }] });
  });

  it('is settled once, but what is still coming may be settled later', () => {
    expect(resolve('closed', settled('accepted'))).toMatchObject({ rejected: 'NoDifference' });
    expect(resolve('closed', settled('stillComing'))).toMatchObject({ changes: [{}, {}] });
  });

  it('refuses without a difference, and does not know the package of another shop', () => {
    const even = aPackage(forecast, packageArrived(), packageCounted());
    expect(resolve('accepted', even)).toMatchObject({ rejected: 'NoDifference' });
    expect(resolve('accepted', short, aSeller(8))).toMatchObject({ rejected: 'NotFound' });
  });
});

describe('Rule: an unclaimed parcel can be claimed (R3.13)', () => {
  const pack = aPackage(packageArrived(true), unitReceived('A', { kind: 'unclaimed' }));
  const items = [anItemOf('A', ...received(-1))];
  const shop = { ...noShop, exists: true, shopId: 8 };
  const claim = { viewer: aSeller(8), body: { id, logNo } };

  it('gives the parcel and its units to the claimant', () => {
    expect(claimPackage(claim, { pack, items, shop })).toMatchObject({
      changes: [
        { events: [{ type: 'PackageClaimed', data: { shopId: 8 } }] },
        { id: 'A', events: [{ type: 'ItemOwnerChanged', data: { fromShopId: -1, shopId: 8, reason: 'claim' } }] },
      ],
    });
  });

  it('is claimed by a seller who knows its tracking number', () => {
    expect(claimPackage({ ...claim, body: { id, logNo: 'GUESSED12345' } }, { pack, items, shop })).toMatchObject({ rejected: 'NotFound' });
    expect(claimPackage({ ...claim, body: { id } }, { pack, items, shop })).toMatchObject({ rejected: 'NotFound' });
  });

  it('is not there for a seller once another has claimed it', () => {
    const claimed = aPackage(packageArrived(true), { type: 'PackageClaimed', data: { shopId: 9 } });
    expect(claimPackage(claim, { pack: claimed, items: [], shop })).toMatchObject({ rejected: 'NotFound' });
    const own = { ...claim, viewer: aSeller(9) };
    expect(claimPackage(own, { pack: claimed, items: [], shop })).toMatchObject({ rejected: 'PackageNotUnclaimed' });
  });

  it('is claimed for the own shop by a seller, for any shop by an administrator', () => {
    expect(claimant({ viewer: aSeller(8), body: { id, shopId: 9 } })).toBe(8);
    expect(claimant({ viewer: anAdministrator(), body: { id, shopId: 9 } })).toBe(9);
    expect(claimPackage({ viewer: anAdministrator(), body: { id, shopId: 8 } }, { pack, items, shop })).toMatchObject({ changes: [{}, {}] });
  });

  it('refuses an administrator who names no shop', () => {
    expect(claimant({ viewer: anAdministrator(), body: { id } })).toMatchObject({ rejected: 'ClaimantRequired', field: 'shopId' });
  });

  it('refuses what has an owner, and a shop that does not exist', () => {
    const owned = aPackage(forecast, packageArrived());
    const named = { viewer: anAdministrator(), body: { id, shopId: 8 } };
    expect(claimPackage(named, { pack: owned, items, shop })).toMatchObject({ rejected: 'PackageNotUnclaimed' });
    expect(claimPackage(claim, { pack, items, shop: { ...noShop, shopId: 8 } })).toMatchObject({ rejected: 'OwnerUnknown' });
  });
});
