import { sku } from '../given.ts';
import type { Rows } from '../row.ts';
import { whole, type TopicRows } from '../topic-row.ts';

const kept = { admin: [400, 403], codes: ['800'] } as const;

export const rows: Rows = {
  skuTemplate: { admin: [200, 403], codes: ['800'] },
  trySkuImport: { sample: () => ({ file: Buffer.from('x'), fileName: 'a.xlsx' }), admin: [415, 403], codes: ['800'], elsewhere: 404 },
  submitSkuImport: { sample: () => ({ file: Buffer.from('x'), fileName: 'a.xlsx' }), admin: [400, 403], codes: ['800'] },
  exportSkus: { admin: [200, 403], codes: ['800'] },
  changeSku: { sample: () => ({ body: { sku } }), admin: [200, 403], codes: ['800'] },
  addSize: { warehouse: [400, 400, 403], admin: [400, 403], codes: ['800'] },
  removeSize: { sample: () => ({ body: { sku, size: '9' } }), admin: [409, 403], codes: ['800'] },
  removeSku: { sample: () => ({ body: { sku } }), admin: [409, 403], codes: ['800'] },
  listBrands: { warehouse: [200, 200, 403], admin: [200, 403], codes: ['800'] },
  createBrand: { ...kept, elsewhere: { warehouse: 405 } },
  renameBrand: kept,
  removeBrand: kept,
  listRetailers: { admin: [200, 403], codes: ['800'] },
  createRetailer: kept,
  changeRetailer: kept,
  removeRetailer: kept,
};

export const topics: TopicRows = {
  catalogue: whole('catalogue', '800'),
};
