import { describe, expect, it } from 'vitest';
import { createForecastEndpoint } from '#contracts/forecast/forecast-commands.ts';
import { itemStream } from '../aggregates/item/item.ts';
import { aSeller, anAdministrator } from '../aggregates/item/viewer-examples.ts';
import { logNo } from '../aggregates/examples.ts';
import { packageStream } from '../aggregates/package/package.ts';
import { dunkLow, losAngeles } from '../aggregates/reference-examples.ts';
import { skuStream } from '../aggregates/sku/sku.ts';
import { warehouseStream } from '../aggregates/warehouse/warehouse.ts';
import { createForecast, type CreateForecast } from './create-forecast.ts';
import { specification } from '#tests/support/given.ts';

const wished = [
  { sku: 'DD1391-100', size: '8', quantity: 1 },
  { sku: 'DD1391-100', size: '9', quantity: 2 },
];
const body = { warehouseId: 'LAX', logNo, shippingType: 'express', lines: wished, remark: '' } as const;
const command: CreateForecast = {
  viewer: aSeller(7),
  body: { ...body, lines: wished },
  now: new Date('2026-11-21T10:00:00.000Z'),
  reference: 'ABCDEFGH123',
};
const creating = specification(createForecast, (given, { body }) => {
  const oneIds = ['A', 'B', 'C'];
  return {
    pack: given.create(packageStream, 'FC-000001'),
    lines: body.lines.map(({ sku, size, quantity }) => ({
      sku,
      size,
      items: Array.from({ length: quantity }, () => given.create(itemStream, oneIds.shift()!)),
    })),
    warehouse: given.one(warehouseStream, body.warehouseId),
    catalogue: new Map(body.lines.map(({ sku }) => [sku, given.one(skuStream, sku)])),
  };
});
const known = [losAngeles, dunkLow];
const asking = (change: Partial<CreateForecast['body']>) => creating.given(known).when({ ...command, body: { ...command.body, ...change } });
const forecast = { id: 'FC-000001', type: 'PackageForecast' };
const [small, ...large] = ['A', 'B', 'C'].map((id) => ({ id, type: 'ItemForecast' })) as [typeof forecast, ...(typeof forecast)[]];

describe('Rule: every expected unit is given its ONE ID', () => {
  it('forecasts the package and each unit, under the shop of the seller', () => {
    creating
      .given(known)
      .when(command)
      .then(
        { ...forecast, data: { packId: 'PK-000001', shopId: 7, expiresAt: '2027-02-04T10:00:00.000Z' } },
        { ...small, data: { preId: 'FC-000001', size: '8', brand: 'Nike', shopId: 7 } },
        ...large.map((unit) => ({ ...unit, data: { size: '9' } })),
      );
  });

  it('is made for shop 1 on the self-operated pages, and by no administrator elsewhere', () => {
    const own = { ...forecast, data: { shopId: 1 } };
    creating
      .given(known)
      .when({ ...command, viewer: anAdministrator(1) })
      .then(own, small, ...large);
    creating
      .given(known)
      .when({ ...command, viewer: anAdministrator() })
      .thenRejected('Forbidden');
  });
});

describe('Rule: a package must have item information (R5.31)', () => {
  it('refuses an empty list', () => asking({ lines: [] }).thenRejected('NoItemInformation', { field: 'lines' }));

  it('refuses a line twice, an unknown SKU and an unknown size', () => {
    asking({ lines: [wished[0]!, wished[0]!] }).thenRejected('LineTwice', { field: 'lines.1' });
    asking({ lines: [{ ...wished[0]!, size: '15' }] }).thenRejected('SizeNotCatalogued', { field: 'lines.0.size' });
    creating.given(losAngeles).when(command).thenRejected('SkuNotCatalogued', { field: 'lines.0.sku' });
  });

  it('holds 5,000 units and not 5,001', () => {
    const most = { ...body, lines: [{ ...wished[0]!, quantity: 5_000 }] };
    expect(createForecastEndpoint.body!.safeParse(most).success).toBe(true);
    const oneMore = { ...wished[1]!, quantity: 1 };
    expect(createForecastEndpoint.body!.safeParse({ ...most, lines: [...most.lines, oneMore] }).success).toBe(false);
  });
});

describe('Rule: a tracking number belongs to one open package', () => {
  it('claims it', () => {
    const { claims } = creating
      .given(known)
      .when(command)
      .then(forecast, small, ...large);
    expect(claims).toMatchObject([{ kind: 'tracking-number', key: logNo, owner: 'FC-000001', otherwise: { rejected: 'TrackingNumberInUse' } }]);
  });

  it.each(['0123456789', 'PK123456789', 'OC26112100001', '1Z9'])('refuses what the dock could not scan (R5.45–R5.47): %s', (wrong) =>
    asking({ logNo: wrong }).thenRejected('TrackingNumberInvalid', { field: 'logNo' }),
  );
});

describe('Rule: a package goes to a warehouse that exists', () => {
  it('refuses any other', () => creating.given(dunkLow).when(command).thenRejected('WarehouseUnknown'));
});
