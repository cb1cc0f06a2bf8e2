import { describe, expect, it } from 'vitest';
import { aSeller, anAdministrator } from '../aggregates/item/viewer-examples.ts';
import type { Load } from '#kernel/commands/commands.ts';
import { aPackage, logNo, packageArrived, packageForecast } from '../aggregates/examples.ts';
import { noPackage } from '../aggregates/package/package.ts';
import { cancelForecast } from './cancel-forecast.ts';
import { expireDueForecast, expireForecast } from './expire-forecast.ts';

const forecast = packageForecast([{ sku: 'DD1391-100', size: '9', oneIds: ['A', 'B'] }]);
const scheduled = aPackage(forecast);
const body = { id: 'FC-000001', reason: '' };
const loading = (pack: unknown) => ({ one: async () => pack, many: async () => [] }) as unknown as Load;

describe('Rule: a cancelled forecast takes its units along', () => {
  it('cancels each and frees the tracking number', () => {
    expect(cancelForecast({ viewer: aSeller(7), body }, scheduled)).toMatchObject({
      changes: [
        { id: 'FC-000001', events: [{ type: 'PackageCancelled' }] },
        { id: 'A', events: [{ type: 'ItemForecastCancelled' }] },
        { id: 'B', events: [{ type: 'ItemForecastCancelled' }] },
      ],
      releases: [{ key: logNo, owner: 'FC-000001' }],
    });
  });

  it('is possible before the parcel is here, and for its owner only', () => {
    expect(cancelForecast({ viewer: aSeller(7), body }, aPackage(forecast, packageArrived()))).toMatchObject({ rejected: 'PackageStatusForbids' });
    expect(cancelForecast({ viewer: aSeller(8), body }, scheduled)).toMatchObject({ rejected: 'NotFound' });
    expect(cancelForecast({ viewer: anAdministrator(), body }, noPackage)).toMatchObject({ rejected: 'NotFound' });
  });
});

describe('Rule: a forecast expires after 75 days', () => {
  it('expires with its units and frees the tracking number', () => {
    expect(expireForecast(scheduled)).toMatchObject({ changes: [{}, { id: 'A', events: [{ type: 'ItemForecastExpired' }] }, {}], releases: [{}] });
  });

  it('does not expire a day too early', async () => {
    expect(await expireDueForecast('FC-000001', new Date('2027-02-03T23:59:59Z'))(loading(scheduled))).toMatchObject({ rejected: 'ForecastNotDue' });
    expect(await expireDueForecast('FC-000001', new Date('2027-02-04T00:00:00Z'))(loading(scheduled))).toMatchObject({
      decision: { changes: [{}, {}, {}] },
    });
  });

  it('does not expire what is here', () => {
    expect(expireForecast(aPackage(forecast, packageArrived()))).toMatchObject({ rejected: 'PackageStatusForbids' });
  });
});
