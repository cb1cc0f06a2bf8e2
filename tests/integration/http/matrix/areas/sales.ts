import type { Rows } from '../row.ts';
import { shops, type TopicRows } from '../topic-row.ts';

const office = { admin: [400, 403], codes: ['1400'] } satisfies Rows[string];
const sellersToo = { business: [400, 400, 403, 400], ...office } satisfies Rows[string];

export const rows: Rows = {
  recordSale: { ...office, elsewhere: { business: 405 } },
  changeSalePrice: sellersToo,
  raiseSaleIssue: sellersToo,
  settleSaleIssue: office,
  reassignSale: office,
  keepSale: office,
  cancelSale: office,
  processSale: office,
  payOutSale: office,
  returnSale: office,
  refundSale: office,
  archiveSale: office,
  closeSale: office,
  listSales: { business: [200, 200, 200, 200], admin: [200, 403], codes: ['1400'] },
  getSale: { sample: () => ({ query: { saleId: 'stockMarket-0' } }), business: [404, 404, 404, 404], admin: [404, 403], codes: ['1400'] },
  listSaleSubstitutes: { sample: () => ({ query: { saleId: 'stockMarket-0' } }), admin: [200, 403], codes: ['1400'] },
};

export const topics: TopicRows = {
  sales: shops('sales', '1400'),
};
