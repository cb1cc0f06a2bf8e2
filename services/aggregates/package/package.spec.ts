import { describe, expect, it } from 'vitest';
import type { PackageEvent } from '#contracts/forecast/package-events.ts';
import { packageArrived, packageForecast, unitReceived } from '../examples.ts';
import { evolvePackage, requirePackageAllows, missingUnits, noPackage, packageStream } from './package.ts';

const aPackage = (...events: PackageEvent[]) => events.reduce(evolvePackage, noPackage);
const forecast = packageForecast([{ sku: 'DD1391-100', size: '9', oneIds: ['A', 'B'] }]);

describe('Rule: a parcel is received unit by unit', () => {
  it('misses what is expected and not scanned', () => {
    expect(missingUnits(aPackage(forecast, packageArrived(), unitReceived('A')))).toEqual(['B']);
  });

  it('misses a unit again once its scan is undone', () => {
    const undone = { type: 'PackageUnitUndone', data: { oneId: 'A', batchNo: 'IB-1121-1' } } as const;
    expect(missingUnits(aPackage(forecast, packageArrived(), unitReceived('A'), undone))).toEqual(['A', 'B']);
  });

  it('takes no scan before it has arrived', () => {
    expect(requirePackageAllows(aPackage(forecast), 'PackageUnitReceived')).toMatchObject({ rejected: 'PackageStatusForbids' });
    expect(requirePackageAllows(noPackage, 'PackageUnitReceived')).toMatchObject({ rejected: 'NotFound' });
    expect(requirePackageAllows(aPackage(forecast, packageArrived()), 'PackageUnitReceived')).toBeUndefined();
  });
});

describe('Rule: the former owner of a parcel hears of its claim', () => {
  it('tags both shops, and only the new one afterwards', () => {
    const claimed = aPackage(packageArrived(true), { type: 'PackageClaimed', data: { shopId: 7 } });
    expect(packageStream.tags(claimed, 'FC-000001')).toMatchObject({ shopIds: [7, -1], state: 'arrived' });
    expect(packageStream.tags(evolvePackage(claimed, unitReceived('A')), 'FC-000001').shopIds).toEqual([7]);
  });
});
