import { sku } from '../given.ts';
import type { Rows } from '../row.ts';
import { whole, type TopicRows } from '../topic-row.ts';

/** There is none of that number. */
const productId = 'SP-1';
const ofProduct = { sample: () => ({ body: { productId } }), admin: [404, 403], codes: ['800'] } as const;
const product = { title: 'Nike Dunk', description: '', pictures: [], skus: [{ size: '9', priceCents: 20_000 }] };

export const rows: Rows = {
  listShopProducts: { admin: [200, 403], codes: ['800'] },
  getShopProduct: { sample: () => ({ query: { productId } }), admin: [404, 403], codes: ['800'] },
  createShopProduct: { sample: () => ({ body: { ...product, sku } }), admin: [200, 403], codes: ['800'] },
  changeShopProduct: { sample: () => ({ body: { ...product, productId } }), admin: [404, 403], codes: ['800'] },
  submitShopProduct: ofProduct,
  deactivateShopProduct: ofProduct,
  activateShopProduct: ofProduct,
  listShopSkus: { admin: [200, 403], codes: ['800'] },
  linkShopSku: { sample: () => ({ body: { productId, skuNo: 'SP-1-1', sku, size: '9' } }), admin: [404, 403], codes: ['800'] },
  unlinkShopSku: { sample: () => ({ body: { productId, skuNo: 'SP-1-1' } }), admin: [404, 403], codes: ['800'] },
  listSourcing: { business: [200, 200, 200, 200] },
  // The catalogue has no such SKU; a shop user only looks.
  addShopProduct: {
    sample: () => ({ body: { sku: 'nowhere', sizes: [{ size: '9', priceCents: 20_000 }] } }),
    business: [404, 404, 403, 404],
  },
};

export const topics: TopicRows = {
  shopProducts: whole('shopProducts', '800'),
};
