import { describe, expect, it } from 'vitest';
import { anItemOf, forecast } from '../aggregates/item/item-examples.ts';
import { aSeller } from '../aggregates/item/viewer-examples.ts';
import { aPackage, aSku, aWarehouse, logNo, packageArrived, packageForecast } from '../aggregates/examples.ts';
import { amended, amendForecast, type AmendForecast } from './amend-forecast.ts';
import { itemStream } from '../aggregates/item/item.ts';
import { NewStream } from '#kernel/commands/loaded.ts';

const lines = [{ sku: 'DD1391-100', size: '9', oneIds: ['A', 'B'] }];
const pack = aPackage(packageForecast(lines));
const items = new Map(['A', 'B'].map((oneId) => [oneId, anItemOf(oneId, forecast())]));
const newItems = new Map(['N1', 'N2'].map((oneId) => [oneId, new NewStream(itemStream, oneId)]));
const states = { pack, items, newItems, warehouse: aWarehouse, catalogue: new Map([['DD1391-100', aSku]]) };

const amend = (change: Partial<AmendForecast['body']>, newIds = ['N1', 'N2']): AmendForecast => {
  const body: AmendForecast['body'] = {
    id: 'FC-000001',
    warehouseId: 'LAX',
    logNo,
    shippingType: 'express',
    remark: '',
    lines: [{ sku: 'DD1391-100', size: '9', quantity: 2 }],
    ...change,
  };
  const ids = [...newIds];
  return { viewer: aSeller(7), body, amendment: amended(lines, body.lines, () => ids.shift()!) };
};
const eventsOf = (decision: ReturnType<typeof amendForecast>) =>
  'changes' in decision ? decision.changes.map(({ id, events }) => `${id} ${events.map((event) => event.type).join()}`) : decision;

describe('Rule: units that stay keep their ONE ID', () => {
  it('takes the last ones away and adds new ones', () => {
    const wished = [
      { sku: 'DD1391-100', size: '9', quantity: 1 },
      { sku: 'DD1391-100', size: '8', quantity: 1 },
    ];
    expect(eventsOf(amendForecast(amend({ lines: wished }), states))).toEqual([
      'FC-000001 PackageAmended',
      'N1 ItemForecast',
      'B ItemForecastCancelled',
    ]);
  });

  it('tells units that stay of another warehouse or tracking number, and claims the new number for the old', () => {
    const decision = amendForecast(amend({ logNo: 'TRACK123456' }), states);
    expect(eventsOf(decision)).toEqual(['FC-000001 PackageAmended', 'A ItemForecastAmended', 'B ItemForecastAmended']);
    expect(decision).toMatchObject({ claims: [{ key: 'TRACK123456' }], releases: [{ key: logNo, owner: 'FC-000001' }] });
  });
});

describe('Rule: only a package that is not yet here is amended', () => {
  it('refuses one that has arrived', () => {
    const here = aPackage(packageForecast(lines), packageArrived());
    expect(amendForecast(amend({}), { ...states, pack: here })).toMatchObject({ rejected: 'PackageStatusForbids' });
  });

  it("does not know another shop's package", () => {
    expect(amendForecast({ ...amend({}), viewer: aSeller(8) }, states)).toMatchObject({ rejected: 'NotFound' });
  });

  it('keeps at least one item (R5.31)', () => {
    expect(amendForecast(amend({ lines: [] }), states)).toMatchObject({ rejected: 'NoItemInformation' });
  });
});
