import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBrands } from '#contracts/catalogue/brands.ts';
import { listRetailers } from '#contracts/catalogue/retailers.ts';
import { listSkus } from '#contracts/reference/reference-queries.ts';
import { kyselyOn } from '#kernel/database/kysely-on.ts';
import { catalogueUses } from '#projections/catalogue/catalogue-uses.ts';
import type { ReadTables } from '#projections/kernel/read-database.ts';
import { fact } from '#tests/support/facts.ts';
import { brandStream } from '#services/aggregates/brand/brand.ts';
import { retailerStream } from '#services/aggregates/retailer/retailer.ts';
import { skuStream } from '#services/aggregates/sku/sku.ts';
import { dunk, id, item, reference, samba, stored } from './facts.ts';
import { actorOf, admin, seller } from './people.ts';
import { readWorld, type ReadWorld } from './read-world.ts';

let world: ReadWorld;

const named = (name: string) => fact(brandStream, name.toUpperCase(), { type: 'BrandNamed', data: { key: name.toUpperCase(), name } });
const retailer = (retailerId: string, name: string, address: string) =>
  fact(retailerStream, retailerId, { type: 'RetailerCreated', data: { retailerId, name, address } });

/** Two SKUs of the reference, of which the dunk lies in a warehouse; two brands that no SKU bears, one of which is gone; three retailers, one gone. */
beforeAll(async () => {
  world = await readWorld('2026-10-01T15:00:00.000Z');
  await world.happen(actorOf(admin), ...reference);
  await world.happen(actorOf(admin), named('Puma'), named('Fila'), named(dunk.brand.toUpperCase()));
  await world.happen(actorOf(admin), fact(brandStream, 'FILA', { type: 'BrandRemoved', data: { key: 'FILA' } }));
  await world.happen(
    actorOf(admin),
    retailer('R1', 'Foot Locker', 'New York'),
    retailer('R2', 'END.', 'Newcastle'),
    retailer('R3', 'Kith', 'Brooklyn'),
  );
  await world.happen(actorOf(admin), fact(retailerStream, 'R3', { type: 'RetailerRemoved', data: { retailerId: 'R3' } }));
  await world.happen(actorOf(seller), item(id(1), ...stored({ what: dunk })));
});
afterAll(() => world.close());

describe('Rule: the list of brands has those that were put there and those that SKUs bear (R2.178)', () => {
  it('each once, spelled as it was put there, with its SKUs', async () => {
    const { data, totalCount } = await world.ask(listBrands, admin, {});
    expect(data).toEqual([
      { name: samba.brand, skus: 1 },
      { name: dunk.brand.toUpperCase(), skus: 1 },
      { name: 'Puma', skus: 0 },
    ]);
    expect(totalCount).toBe(3);
  });

  it('by what is typed', async () => {
    expect(await world.ask(listBrands, admin, { text: 'pum' })).toMatchObject({ data: [{ name: 'Puma' }], totalCount: 1 });
    expect((await world.ask(listBrands, admin, { sort: 'skus', order: 'desc', size: 2 })).data.map(({ skus }) => skus)).toEqual([1, 1]);
  });
});

describe('Rule: retailers are listed by name (R2.179)', () => {
  it('without those that are gone', async () => {
    const { data } = await world.ask(listRetailers, admin, {});
    expect(data.map(({ name }) => name)).toEqual(['END.', 'Foot Locker']);
    expect(await world.ask(listRetailers, admin, { text: 'york' })).toMatchObject({
      data: [{ retailerId: 'R1', address: 'New York' }],
      totalCount: 1,
    });
  });
});

describe('Rule: what items name is not taken out of the catalogue', () => {
  it('is known by SKU and size', async () => {
    const uses = catalogueUses(kyselyOn<ReadTables>(world.pool));
    expect(await uses.isUsed(dunk.sku)).toBe(true);
    expect(await uses.isUsed(dunk.sku, dunk.size)).toBe(true);
    expect(await uses.isUsed(dunk.sku, '99')).toBe(false);
    expect(await uses.isUsed(samba.sku)).toBe(false);
    expect(await uses.countOfBrand(dunk.brand.toUpperCase())).toBe(1);
    expect(await uses.skusOfBrand(dunk.brand, 5)).toEqual([dunk.sku]);
  });

  it('and a SKU that was removed is not listed', async () => {
    await world.happen(actorOf(admin), fact(skuStream, samba.sku, { type: 'SkuRemoved', data: { sku: samba.sku } }));
    expect((await world.ask(listSkus, admin, {})).data.map(({ sku }) => sku)).toEqual([dunk.sku]);
  });
});
