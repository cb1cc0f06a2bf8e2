import { describe, expect, it } from 'vitest';
import { createForecastEndpoint } from '#contracts/forecast/forecast-commands.ts';
import { aSeller, anAdministrator } from '../aggregates/item/viewer-examples.ts';
import { aSku, aWarehouse, logNo } from '../aggregates/examples.ts';
import { noSku } from '../aggregates/sku/sku.ts';
import { noWarehouse } from '../aggregates/warehouse/warehouse.ts';
import { createForecast, type CreateForecast } from './create-forecast.ts';
import { itemStream } from '../aggregates/item/item.ts';
import { packageStream } from '../aggregates/package/package.ts';
import { NewStream } from '#kernel/commands/loaded.ts';

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
const item = (oneId: string) => new NewStream(itemStream, oneId);
const lines = [
  { sku: 'DD1391-100', size: '8', items: [item('A')] },
  { sku: 'DD1391-100', size: '9', items: [item('B'), item('C')] },
];
const states = { pack: new NewStream(packageStream, 'FC-000001'), lines, warehouse: aWarehouse, catalogue: new Map([['DD1391-100', aSku]]) };
const forecast = (change: Partial<CreateForecast['body']>) => createForecast({ ...command, body: { ...command.body, ...change } }, states);

describe('Rule: every expected unit is given its ONE ID', () => {
  it('forecasts the package and each unit, under the shop of the seller', () => {
    const decision = createForecast(command, states);
    expect(decision).toMatchObject({
      changes: [
        { id: 'FC-000001', events: [{ type: 'PackageForecast', data: { packId: 'PK-000001', shopId: 7, expiresAt: '2027-02-04T10:00:00.000Z' } }] },
        { id: 'A', events: [{ type: 'ItemForecast', data: { preId: 'FC-000001', size: '8', brand: 'Nike', shopId: 7 } }] },
        { id: 'B', events: [{ type: 'ItemForecast', data: { size: '9' } }] },
        { id: 'C', events: [{ type: 'ItemForecast', data: { size: '9' } }] },
      ],
    });
  });

  it('is made for shop 1 on the self-operated pages, and by no administrator elsewhere', () => {
    const own = createForecast({ ...command, viewer: anAdministrator(1) }, states);
    expect(own).toMatchObject({ changes: [{ events: [{ data: { shopId: 1 } }] }, {}, {}, {}] });
    expect(createForecast({ ...command, viewer: anAdministrator() }, states)).toMatchObject({ rejected: 'Forbidden' });
  });
});

describe('Rule: a package must have item information (R5.31)', () => {
  it('refuses an empty list', () => expect(forecast({ lines: [] })).toMatchObject({ rejected: 'NoItemInformation', field: 'lines' }));

  it('refuses a line twice, an unknown SKU and an unknown size', () => {
    expect(forecast({ lines: [wished[0]!, wished[0]!] })).toMatchObject({ rejected: 'LineTwice', field: 'lines.1' });
    expect(forecast({ lines: [{ ...wished[0]!, size: '15' }] })).toMatchObject({ rejected: 'SizeNotCatalogued', field: 'lines.0.size' });
    const unknown = { ...states, catalogue: new Map([['DD1391-100', noSku]]) };
    expect(createForecast(command, unknown)).toMatchObject({ rejected: 'SkuNotCatalogued', field: 'lines.0.sku' });
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
    expect(createForecast(command, states)).toMatchObject({
      claims: [{ kind: 'tracking-number', key: logNo, owner: 'FC-000001', otherwise: { rejected: 'TrackingNumberInUse' } }],
    });
  });

  it('refuses what the dock could not scan (R5.45–R5.47)', () => {
    for (const wrong of ['0123456789', 'PK123456789', 'OC26112100001', '1Z9'])
      expect(forecast({ logNo: wrong })).toMatchObject({ rejected: 'TrackingNumberInvalid', field: 'logNo' });
  });
});

describe('Rule: a package goes to a warehouse that exists', () => {
  it('refuses any other', () => {
    expect(createForecast(command, { ...states, warehouse: noWarehouse })).toMatchObject({ rejected: 'WarehouseUnknown' });
  });
});
