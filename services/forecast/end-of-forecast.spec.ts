import { describe, expect, it } from 'vitest';
import { forecast as unitForecast } from '../aggregates/item/item-examples.ts';
import { aSeller, anAdministrator } from '../aggregates/item/viewer-examples.ts';
import { logNo, packageArrived, packageForecast } from '../aggregates/examples.ts';
import { packageStream } from '../aggregates/package/package.ts';
import { itemStream } from '../aggregates/item/item.ts';
import { cancelForecast } from './cancel-forecast.ts';
import { expireForecast, expireOverdueForecast } from './expire-forecast.ts';
import { fact } from '#tests/support/facts.ts';
import { specification, type Given } from '#tests/support/given.ts';

const forecast = packageForecast([{ sku: 'DD1391-100', size: '9', oneIds: ['A', 'B'] }]);
const units = ['A', 'B'].map((oneId) => fact(itemStream, oneId, unitForecast()));
const scheduled = [fact(packageStream, 'FC-000001', forecast), ...units];
const here = [fact(packageStream, 'FC-000001', forecast, packageArrived()), ...units];
const ofTheForecast = (given: Given) => ({
  pack: given.one(packageStream, 'FC-000001'),
  items: ['A', 'B'].map((oneId) => given.one(itemStream, oneId)),
});
const cancelling = specification(cancelForecast, ofTheForecast);
const expiring = specification(expireForecast, ofTheForecast);
const expiringWhenDue = specification(expireOverdueForecast, ofTheForecast);
const body = { id: 'FC-000001', reason: '' };
const cancel = { viewer: aSeller(7), body };
const expire = { viewer: anAdministrator() };
const expired = [
  { id: 'FC-000001', type: 'PackageExpired' },
  { id: 'A', type: 'ItemForecastExpired' },
  { id: 'B', type: 'ItemForecastExpired' },
];

describe('Rule: a cancelled forecast takes its units along', () => {
  it('cancels each and frees the tracking number', () => {
    const { releases } = cancelling
      .given(scheduled)
      .when(cancel)
      .then({ id: 'FC-000001', type: 'PackageCancelled' }, { id: 'A', type: 'ItemForecastCancelled' }, { id: 'B', type: 'ItemForecastCancelled' });
    expect(releases).toMatchObject([{ key: logNo, owner: 'FC-000001' }]);
  });

  it('is possible before the parcel is here, and for its owner only', () => {
    cancelling.given(here).when(cancel).thenRejected('PackageStatusForbids');
    cancelling
      .given(scheduled)
      .when({ viewer: aSeller(8), body })
      .thenRejected('NotFound');
    cancelling.given().when({ viewer: anAdministrator(), body }).thenRejected('NotFound');
  });
});

describe('Rule: a forecast expires after 75 days', () => {
  it('expires with its units and frees the tracking number', () => {
    const { releases } = expiring
      .given(scheduled)
      .when(expire)
      .then(...expired);
    expect(releases).toHaveLength(1);
  });

  it('does not expire a day too early', () => {
    expiringWhenDue
      .given(scheduled)
      .when({ now: new Date('2027-02-03T23:59:59Z') })
      .thenRejected('ForecastNotDue');
    expiringWhenDue
      .given(scheduled)
      .when({ now: new Date('2027-02-04T00:00:00Z') })
      .then(...expired);
  });

  it('does not expire what is here', () => {
    expiring.given(here).when(expire).thenRejected('PackageStatusForbids');
  });
});
