import { floorAndOffice } from '../answers.ts';
import { address, type Given } from '../given.ts';
import type { Rows } from '../row.ts';

const items = async (given: Given) => ({ oneIds: [await given.available()] });
const quoted = async (given: Given) => ({ body: { oddNo: await given.quoted() } });
const cashOut = async (given: Given) => ({ query: { id: (await given.cashOut()).oddNo, type: 5 } });

export const rows: Rows = {
  applyShipWithLabel: { business: [400, 400, 403, 400] },
  applyReship: { sample: async (given) => ({ body: { ...(await items(given)), address } }), business: [200, 404, 403, 404] },
  applyBulkReship: {
    sample: async (given) => ({ body: { boxes: [{ ...(await items(given)), address }] } }),
    business: [200, 404, 403, 404],
    elsewhere: { admin: 405 },
  },
  tryBulkReship: { sample: () => ({ file: Buffer.from('no workbook') }), business: [415, 415, 403, 415] },
  bulkReshipTemplate: { business: [200, 200, 403, 200] },
  listBulkReships: { business: [200, 200, 200, 200], admin: [200, 403], codes: ['400'] },
  getBulkReship: {
    sample: async (given) => ({ query: { bulkNo: await given.bulkReship() } }),
    business: [200, 404, 200, 404],
    admin: [200, 403],
    codes: ['400'],
  },
  applyCashOut: { sample: async (given) => ({ body: await items(given) }), business: [200, 404, 403, 404] },
  applyConsignment: {
    sample: async (given) => ({ body: { items: [{ oneId: await given.available(), priceCents: 20_000 }], platform: 'StockMarket' } }),
    business: [200, 403, 403, 403],
  },
  applyOwnershipTransfer: {
    sample: async (given) => ({ body: { ...(await items(given)), targetShopId: 1 } }),
    business: [200, 404, 403, 404],
  },
  applyWarehouseTransfer: {
    sample: async (given) => ({ body: { ...(await items(given)), toWarehouseId: 'nowhere' } }),
    business: [422, 404, 403, 404],
  },
  findRecipient: { sample: () => ({ body: { text: '1' } }), business: [200, 200, 403, 422] },
  confirmRequest: { sample: async (given) => ({ body: { oddNo: await given.quoted(), priceCents: 1_000 } }), business: [200, 404, 403, 404] },
  cancelRequest: { sample: quoted, business: [200, 404, 403, 404] },
  payRequest: {
    sample: async (given) => ({ query: { id: await given.quoted(), type: 5 } }),
    business: [200, 404, 403, 404],
  },
  recallRequest: { sample: cashOut, business: [200, 404, 403, 404] },
  // What is another shop's is refused in its own result.
  recallRequests: {
    sample: async (given) => ({ body: { oddNos: [(await given.cashOut()).oddNo] } }),
    business: [200, 200, 403, 200],
  },
  editRequest: {
    sample: async (given) => ({ body: { oddNo: (await given.cashOut()).oddNo, remark: 'r' } }),
    business: [200, 404, 403, 404],
  },
  delistConsignment: {
    sample: async (given) => ({ body: { oddNo: (await given.cashOut()).oddNo } }),
    business: [409, 404, 403, 404],
    admin: [409, 403],
    codes: ['1100'],
  },
  quoteRequest: { admin: [400, 403], codes: ['400'] },
  withdrawQuote: { sample: async (given) => ({ body: { oddNo: await given.quoted() } }), admin: [200, 403], codes: ['400'] },
  approveRequest: { sample: async (given) => ({ body: { oddNo: (await given.cashOut()).oddNo } }), admin: [409, 403], codes: ['400'] },
  rejectRequest: {
    sample: async (given) => ({ body: { oddNo: (await given.cashOut()).oddNo, reason: 'because' } }),
    admin: [200, 403],
    codes: ['400'],
  },
  approveRequests: { sample: async (given) => ({ body: { oddNos: [(await given.cashOut()).oddNo] } }), admin: [200, 403], codes: ['400'] },
  rejectRequests: {
    sample: async (given) => ({ body: { oddNos: [(await given.cashOut()).oddNo], reason: 'because' } }),
    admin: [200, 403],
    codes: ['400'],
  },
  sellConsignment: { admin: [400, 403], codes: ['1100', '1400'] },
  takeOverConsignment: { admin: [400, 403], codes: ['1100'] },
  orderWarehouseTransfer: {
    sample: async (given) => ({ body: { ...(await items(given)), toWarehouseId: 'nowhere' } }),
    admin: [422, 403],
    codes: ['300', '900'],
  },
  orderReturn: {
    sample: async (given) => ({ body: { ...(await items(given)), cause: 'failedInspection', address } }),
    ...floorAndOffice(409, 404),
    codes: ['300', '900'],
  },
  orderDirectOutbound: {
    sample: async (given) => ({ body: { ...(await items(given)), address, remark: 'Buyback' } }),
    admin: [200, 403],
    codes: ['300', '900'],
  },
};
