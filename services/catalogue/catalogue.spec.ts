import { describe, expect, it } from 'vitest';
import { addSizeEndpoint } from '#contracts/catalogue/sku-commands.ts';
import { createBrandEndpoint } from '#contracts/catalogue/brands.ts';
import { fieldErrors } from '#contracts/kernel/fields/invalid.ts';
import { errorCatalogue } from '#contracts/errors.ts';
import { fact } from '#tests/support/facts.ts';
import { specification } from '#tests/support/given.ts';
import { brandStream } from '../aggregates/brand/brand.ts';
import { retailerStream } from '../aggregates/retailer/retailer.ts';
import { skuStream } from '../aggregates/sku/sku.ts';
import { createBrand, removeBrand, renameBrand } from './brands.ts';
import { changeRetailer, createRetailer, removeRetailer } from './retailers.ts';
import { addSize, changeSku, removeSize, removeSku } from './skus.ts';

const described = { sku: 'DD1391-100', brand: 'Nkie', name: 'Dunk Low', pku: '', sizes: ['8', '10'], image: '' };
const dunk = fact(skuStream, described.sku, { type: 'SkuCreated', data: described });
const listed = fact(brandStream, 'NKIE', { type: 'BrandNamed', data: { key: 'NKIE', name: 'Nkie' } });
const nike = fact(brandStream, 'NIKE', { type: 'BrandNamed', data: { key: 'NIKE', name: 'Nike' } });

const creatingBrand = (skus: number) => specification(createBrand, (given) => ({ brand: given.one(brandStream, 'NIKE'), skus }));
const renaming = (namesakes = 0, to = 'NIKE') =>
  specification(renameBrand, (given) => ({
    brand: given.one(brandStream, 'NKIE'),
    next: given.one(brandStream, to),
    skus: [given.one(skuStream, described.sku)].filter(({ exists }) => exists),
    namesakes,
  }));
const removingBrand = (skus: number) => specification(removeBrand, (given) => ({ brand: given.one(brandStream, 'NIKE'), skus }));
const messageOf = (endpoint: typeof createBrandEndpoint | typeof addSizeEndpoint, body: unknown): string | undefined =>
  fieldErrors(endpoint.body!.safeParse(body).error?.issues ?? [], 'en_us', errorCatalogue)[0]?.msg;

describe('Rule: a brand name is required (R5.26)', () => {
  it('and said to be, in the words of the specification', () => {
    expect(messageOf(createBrandEndpoint, { name: ' ' })).toBe('Please input brand name');
  });
});

describe('Rule: a brand is on the list once, whatever its case (R2.178)', () => {
  const when = { body: { name: 'Nike' } };

  it('puts it there', () => {
    creatingBrand(0)
      .given()
      .when(when)
      .then({ id: 'NIKE', type: 'BrandNamed', data: { key: 'NIKE', name: 'Nike' } });
  });

  it('refuses one that is there, or that a SKU bears', () => {
    creatingBrand(0).given(nike).when(when).thenRejected('BrandExists', { field: 'name' });
    creatingBrand(3).given().when(when).thenRejected('BrandExists', { field: 'name' });
  });
});

describe('Rule: a brand is renamed on all its SKUs at once', () => {
  const when = { body: { brand: 'Nkie', name: 'Nike' } };

  it('takes the old name off the list', () => {
    renaming()
      .given(listed, dunk)
      .when(when)
      .then(
        { id: 'NKIE', type: 'BrandRemoved', data: { key: 'NKIE' } },
        { id: 'NIKE', type: 'BrandNamed', data: { key: 'NIKE', name: 'Nike' } },
        { id: described.sku, type: 'SkuChanged', data: { ...described, brand: 'Nike' } },
      );
  });

  it('renames one that only a SKU bears', () => {
    renaming().given(dunk).when(when).then({ id: 'NIKE', type: 'BrandNamed' }, { id: described.sku, type: 'SkuChanged' });
  });

  it('spells it otherwise under the same name', () => {
    renaming(1, 'NKIE')
      .given(listed)
      .when({ body: { brand: 'Nkie', name: 'NKIE' } })
      .then({ id: 'NKIE', type: 'BrandNamed', data: { key: 'NKIE', name: 'NKIE' } });
  });

  it('refuses a name that another has, and a brand that nobody knows', () => {
    renaming().given(listed, nike).when(when).thenRejected('BrandExists', { field: 'name' });
    renaming(1).given(listed).when(when).thenRejected('BrandExists', { field: 'name' });
    renaming().given().when(when).thenRejected('NotFound', { field: 'brand' });
  });
});

describe('Rule: a brand goes only while no SKU bears it', () => {
  const when = { body: { brand: 'Nike' } };

  it('removes it', () => void removingBrand(0).given(nike).when(when).then({ id: 'NIKE', type: 'BrandRemoved' }));
  it('refuses while one does', () => void removingBrand(1).given(nike).when(when).thenRejected('BrandInUse', { field: 'brand' }));
  it('refuses one that is not there', () => void removingBrand(0).given().when(when).thenRejected('NotFound', { field: 'brand' }));
});

describe('Rule: a retailer is there once under a name (R2.179)', () => {
  const said = { name: 'Foot Locker', address: '330 West 34th Street, New York' };
  const footLocker = fact(retailerStream, 'R', { type: 'RetailerCreated', data: { retailerId: 'R', ...said } });
  const creating = specification(createRetailer, (given) => ({ retailer: given.create(retailerStream, 'R') }));
  const changing = specification(changeRetailer, (given) => ({ retailer: given.one(retailerStream, 'R') }));
  const removing = specification(removeRetailer, (given) => ({ retailer: given.one(retailerStream, 'R') }));

  it('claims its name', () => {
    const { claims } = creating.given().when({ body: said }).then({ id: 'R', type: 'RetailerCreated', data: said });
    expect(claims).toMatchObject([{ key: 'FOOT LOCKER', owner: 'R', otherwise: { rejected: 'RetailerNameTaken' } }]);
  });

  it('gives it up by a rename and by removal', () => {
    const renamed = { retailerId: 'R', ...said, name: 'Kids Foot Locker' };
    const decision = changing.given(footLocker).when({ body: renamed }).then({ id: 'R', type: 'RetailerChanged', data: renamed });
    expect(decision).toMatchObject({ claims: [{ key: 'KIDS FOOT LOCKER' }], releases: [{ key: 'FOOT LOCKER' }] });
    const { releases } = removing
      .given(footLocker)
      .when({ body: { retailerId: 'R' } })
      .then({ id: 'R', type: 'RetailerRemoved' });
    expect(releases).toMatchObject([{ key: 'FOOT LOCKER' }]);
  });

  it('refuses to change or remove what is not there', () => {
    changing
      .given()
      .when({ body: { retailerId: 'R', ...said } })
      .thenRejected('NotFound');
    removing
      .given()
      .when({ body: { retailerId: 'R' } })
      .thenRejected('NotFound');
  });
});

describe('Rule: a new size is entered, and repeats none that is there (R5.29, R5.30)', () => {
  const adding = specification(addSize, (given) => ({ entry: given.one(skuStream, described.sku) }));
  const add = (size: string) => ({ body: { sku: described.sku, size } });

  it('says what is missing', () => expect(messageOf(addSizeEndpoint, add('').body)).toBe('Please enter the new size'));

  it('takes its place among figures', () => {
    adding
      .given(dunk)
      .when(add('8.5'))
      .then({ id: described.sku, type: 'SkuChanged', data: { ...described, sizes: ['8', '8.5', '10'] } });
  });

  it('stands last among words', () => {
    adding
      .given(dunk)
      .when(add('One size'))
      .then({ id: described.sku, type: 'SkuChanged', data: { ...described, sizes: ['8', '10', 'One size'] } });
  });

  it('refuses a repeated one, and a SKU that is not there', () => {
    adding.given(dunk).when(add('10')).thenRejected('SizeExists', { field: 'size' });
    adding.given().when(add('9')).thenRejected('NotFound', { field: 'sku' });
  });
});

describe('Rule: a size goes only while nothing has it, and never the last', () => {
  const removing = (isUsed: boolean) => specification(removeSize, (given) => ({ entry: given.one(skuStream, described.sku), isUsed }));
  const remove = (size: string) => ({ body: { sku: described.sku, size } });

  it('takes it away', () => {
    removing(false)
      .given(dunk)
      .when(remove('8'))
      .then({ id: described.sku, type: 'SkuChanged', data: { ...described, sizes: ['10'] } });
  });

  it('refuses it otherwise', () => {
    removing(true).given(dunk).when(remove('8')).thenRejected('SizeInUse', { field: 'size' });
    removing(false).given(dunk).when(remove('9')).thenRejected('NotFound', { field: 'size' });
    const single = fact(skuStream, described.sku, { type: 'SkuChanged', data: { ...described, sizes: ['8'] } });
    removing(false).given(dunk, single).when(remove('8')).thenRejected('LastSize', { field: 'size' });
  });
});

describe('Rule: a SKU is changed in what is named, and goes only while nothing uses it', () => {
  const changing = specification(changeSku, (given) => ({ entry: given.one(skuStream, described.sku) }));
  const removing = (isUsed: boolean) => specification(removeSku, (given) => ({ entry: given.one(skuStream, described.sku), isUsed }));
  const { sku } = described;

  it('leaves what the change does not name', () => {
    changing
      .given(dunk)
      .when({ body: { sku, name: 'Dunk Low Panda' } })
      .then({ id: sku, type: 'SkuChanged', data: { ...described, name: 'Dunk Low Panda' } });
    changing
      .given(dunk)
      .when({ body: { sku, name: described.name } })
      .thenNothingHappened();
    changing.given().when({ body: { sku } }).thenRejected('NotFound', { field: 'sku' });
  });

  it('removes what nothing uses', () => {
    const removed = removing(false).given(dunk).when({ body: { sku } });
    removed.then({ id: sku, type: 'SkuRemoved', data: { sku } });
    expect(removed.stateAfter(skuStream, sku)).toMatchObject({ exists: false });
    removing(true).given(dunk).when({ body: { sku } }).thenRejected('SkuInUse', { field: 'sku' });
    removing(false).given().when({ body: { sku } }).thenRejected('NotFound', { field: 'sku' });
  });
});
