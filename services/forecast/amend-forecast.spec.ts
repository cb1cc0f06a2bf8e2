import { describe, expect, it } from 'vitest';
import { forecast } from '../aggregates/item/item-examples.ts';
import { itemStream } from '../aggregates/item/item.ts';
import { aSeller } from '../aggregates/item/viewer-examples.ts';
import { logNo, packageArrived, packageForecast } from '../aggregates/examples.ts';
import { packageStream } from '../aggregates/package/package.ts';
import { dunkLow, losAngeles } from '../aggregates/reference-examples.ts';
import { skuStream } from '../aggregates/sku/sku.ts';
import { warehouseStream } from '../aggregates/warehouse/warehouse.ts';
import { amended, amendForecast, type AmendForecast } from './amend-forecast.ts';
import { fact } from '#tests/support/facts.ts';
import { specification } from '#tests/support/given.ts';

const id = 'FC-000001';
const lines = [{ sku: 'DD1391-100', size: '9', oneIds: ['A', 'B'] }];
const units = ['A', 'B'].map((oneId) => fact(itemStream, oneId, forecast()));
const known = [losAngeles, dunkLow, ...units];
const scheduled = [...known, fact(packageStream, id, packageForecast(lines))];

const amending = specification(amendForecast, (given, { body, amendment }) => ({
  pack: given.one(packageStream, id),
  items: new Map(['A', 'B'].map((oneId) => [oneId, given.one(itemStream, oneId)])),
  newItems: new Map(amendment.added.map((oneId) => [oneId, given.create(itemStream, oneId)])),
  warehouse: given.one(warehouseStream, body.warehouseId),
  catalogue: new Map(body.lines.map(({ sku }) => [sku, given.one(skuStream, sku)])),
}));

const amend = (change: Partial<AmendForecast['body']>): AmendForecast => {
  const body: AmendForecast['body'] = {
    id,
    warehouseId: 'LAX',
    logNo,
    shippingType: 'express',
    remark: '',
    lines: [{ sku: 'DD1391-100', size: '9', quantity: 2 }],
    ...change,
  };
  const newIds = ['N1', 'N2'];
  return { viewer: aSeller(7), body, amendment: amended(lines, body.lines, () => newIds.shift()!) };
};

describe('Rule: units that stay keep their ONE ID', () => {
  it('takes the last ones away and adds new ones', () => {
    const wished = [
      { sku: 'DD1391-100', size: '9', quantity: 1 },
      { sku: 'DD1391-100', size: '8', quantity: 1 },
    ];
    amending
      .given(scheduled)
      .when(amend({ lines: wished }))
      .then({ id, type: 'PackageAmended' }, { id: 'N1', type: 'ItemForecast' }, { id: 'B', type: 'ItemForecastCancelled' });
  });

  it('tells units that stay of another warehouse or tracking number, and claims the new number for the old', () => {
    const { claims, releases } = amending
      .given(scheduled)
      .when(amend({ logNo: 'TRACK123456' }))
      .then({ id, type: 'PackageAmended' }, { id: 'A', type: 'ItemForecastAmended' }, { id: 'B', type: 'ItemForecastAmended' });
    expect(claims).toMatchObject([{ key: 'TRACK123456' }]);
    expect(releases).toMatchObject([{ key: logNo, owner: id }]);
  });
});

describe('Rule: only a package that is not yet here is amended', () => {
  it('refuses one that has arrived', () => {
    const here = fact(packageStream, id, packageForecast(lines), packageArrived());
    amending.given(known, here).when(amend({})).thenRejected('PackageStatusForbids');
  });

  it("does not know another shop's package", () => {
    amending
      .given(scheduled)
      .when({ ...amend({}), viewer: aSeller(8) })
      .thenRejected('NotFound');
  });

  it('keeps at least one item (R5.31)', () => {
    amending
      .given(scheduled)
      .when(amend({ lines: [] }))
      .thenRejected('NoItemInformation');
  });
});
