import { describe, it } from 'vitest';
import type { ShopProductEvent } from '#contracts/sourcing/shop-product-events.ts';
import { fact } from '#tests/support/facts.ts';
import { specification, type Given } from '#tests/support/given.ts';
import { shopProductStream } from '../aggregates/shop-product/shop-product.ts';
import { skuStream } from '../aggregates/sku/sku.ts';
import { linkSku, unlinkSku } from './link-skus.ts';
import { changeProduct, draftProduct } from './save-product.ts';
import { activateProduct, deactivateProduct, submitProduct } from './submit-product.ts';

const productId = 'SP-1001';
const picture = `/files/${'0'.repeat(32)}.png`;
const panda = { sku: 'DD1391-100', brand: 'Nike', name: 'Dunk Low Panda', pku: '', sizes: ['9', '9.5'], image: '' };
const catalogued = fact(skuStream, panda.sku, { type: 'SkuCreated', data: panda });
const own = { sku: panda.sku, size: '9' };
const skus = [
  { skuNo: 'SP-1001-1', size: '9', priceCents: 21_000, own },
  { skuNo: 'SP-1001-2', size: '42 EU', priceCents: 22_000, own: null },
];
const page = { title: 'Nike Dunk Low Panda', description: '', pictures: [picture] };
const drafted: ShopProductEvent = { type: 'ShopProductDrafted', data: { productId, shopId: 7, ...page, skus } };
const product = (...events: ShopProductEvent[]) => fact(shopProductStream, productId, drafted, ...events);
const submitted: ShopProductEvent = { type: 'ShopProductSubmitted', data: {} };
const approved: ShopProductEvent = { type: 'ShopProductApproved', data: {} };
const refused: ShopProductEvent = { type: 'ShopProductRefused', data: { reasons: ['Too dark'] } };
const states = (given: Given) => ({ product: given.one(shopProductStream, productId) });
const sizesOf = (...sizes: string[]) => sizes.map((size) => ({ size, priceCents: 20_000 }));

describe('Rule: a shop product has its sizes once, each linked to the size of the catalogue that bears its name (R2.137, R2.138)', () => {
  const drafting = specification(draftProduct, (given) => ({
    product: given.create(shopProductStream, productId),
    own: given.one(skuStream, panda.sku),
  }));
  const draft = (...sizes: string[]) => ({ shopId: 7, ...page, skus: sizesOf(...sizes) });

  it('linked where the catalogue knows the size, and not where it does not', () =>
    drafting
      .given(catalogued)
      .when(draft('9', '42 EU'))
      .then({
        id: productId,
        type: 'ShopProductDrafted',
        data: {
          skus: [
            { skuNo: 'SP-1001-1', own },
            { skuNo: 'SP-1001-2', own: null },
          ],
        },
      }));
  it('not twice', () => drafting.given(catalogued).when(draft('9', '9')).thenRejected('ShopSkuSizeTwice', { field: 'skus.1.size' }));
  it('of a SKU that is there', () => drafting.given().when(draft('9')).thenRejected('NotFound', { field: 'sku' }));
});

describe('Rule: an edit keeps the SKUs that were there, and what the platform has is audited again', () => {
  const changing = specification(changeProduct, states);
  const edit = (...sizes: string[]) => ({ productId, ...page, skus: sizesOf(...sizes) });

  it('a size that stays keeps its number and its link; a new one takes the next number', () =>
    changing
      .given(product())
      .when(edit('9', '10'))
      .then({
        id: productId,
        type: 'ShopProductChanged',
        data: {
          skus: [
            { skuNo: 'SP-1001-1', own },
            { skuNo: 'SP-1001-3', own: null },
          ],
        },
      }));
  it('of one that sells: its audit begins anew while it sells on', () => {
    const after = changing.given(product(submitted, approved)).when(edit('9')).stateAfter(shopProductStream, productId);
    if (after.status !== 'active' || after.audit !== 'auditing') throw new Error(`${after.status} ${after.audit}`);
  });
  it('not while it is audited for the first time', () => changing.given(product(submitted)).when(edit('9')).thenRejected('ShopProductForbids'));
  it('nor are all pictures taken off one that sells', () =>
    changing
      .given(product(submitted, approved))
      .when({ ...edit('9'), pictures: [] })
      .thenRejected('ShopPictureMissing', { field: 'pictures' }));
});

describe('Rule: a product is audited with a picture, and taken off the shop without being deleted', () => {
  const submitting = specification((_: null, given: Parameters<typeof submitProduct>[0]) => submitProduct(given), states);
  const deactivating = specification((_: null, given: Parameters<typeof deactivateProduct>[0]) => deactivateProduct(given), states);
  const activating = specification((_: null, given: Parameters<typeof activateProduct>[0]) => activateProduct(given), states);

  it('sent once', () => {
    submitting.given(product()).when(null).then({ id: productId, type: 'ShopProductSubmitted' });
    submitting.given(product(submitted)).when(null).thenRejected('ShopProductForbids');
  });
  it('again after it was refused', () =>
    submitting.given(product(submitted, refused)).when(null).then({ id: productId, type: 'ShopProductSubmitted' }));
  it('not without a picture', () =>
    submitting
      .given(fact(shopProductStream, productId, { ...drafted, data: { ...drafted.data, pictures: [] } }))
      .when(null)
      .thenRejected('ShopPictureMissing'));
  it('off the shop once it is there, and back', () => {
    deactivating.given(product()).when(null).thenRejected('ShopProductForbids');
    deactivating.given(product(submitted, approved)).when(null).then({ id: productId, type: 'ShopProductDeactivated' });
    activating
      .given(product(submitted, approved, { type: 'ShopProductDeactivated', data: {} }))
      .when(null)
      .then({ id: productId, type: 'ShopProductActivated' });
  });
  it('of a product that is there', () => submitting.given().when(null).thenRejected('NotFound'));
});

describe('Rule: a SKU of the shop stands for one size of the catalogue (R2.138)', () => {
  const linking = specification(linkSku, (given) => ({ ...states(given), own: given.one(skuStream, panda.sku) }));
  const unlinking = specification(unlinkSku, states);
  const link = { skuNo: 'SP-1001-2', sku: panda.sku, size: '9.5' };

  it('that it knows', () => {
    linking
      .given(product(), catalogued)
      .when(link)
      .then({ id: productId, type: 'ShopSkuLinked', data: { skuNo: link.skuNo, own: { sku: panda.sku, size: '9.5' } } });
    linking
      .given(product(), catalogued)
      .when({ ...link, size: '14' })
      .thenRejected('OwnSizeUnknown', { field: 'size' });
  });
  it('and no other beside it', () =>
    linking
      .given(product(), catalogued)
      .when({ ...link, skuNo: 'SP-1001-1' })
      .thenRejected('ShopSkuLinked'));
  it('until it is unlinked', () => {
    unlinking
      .given(product())
      .when('SP-1001-1')
      .then({ id: productId, type: 'ShopSkuUnlinked', data: { skuNo: 'SP-1001-1' } });
    unlinking.given(product()).when('SP-1001-2').thenRejected('ShopSkuNotLinked');
    unlinking.given(product()).when('SP-1001-9').thenRejected('NotFound', { field: 'skuNo' });
  });
});
