import { address, type Given, sku } from './given.ts';
import type { Row } from './row.ts';

const importId = '0190a5b8-0000-7000-8000-000000000000';
const lines = [{ sku, size: '9', quantity: 1 }];
let made = 0;
const logNo = () => `1Z999BB1${String(made++).padStart(10, '0')}`;
const forecast = () => ({ warehouseId: 'W1', logNo: logNo(), shippingType: 'express', lines, remark: '' });

const items = async (given: Given) => ({ oneIds: [await given.available()] });
const quoted = async (given: Given) => ({ body: { oddNo: await given.quoted() } });
const cashOut = async (given: Given) => ({ query: { id: (await given.cashOut()).oddNo, type: 5 } });

/**
 * What owners do with their own. A shop user only looks; another shop's things are not there. Administrators apply and answer as shop 1, on the
 * sellers' base alone; on their own base they amend, cancel and delist what is anyone's. Only shop 7 is authorised for consignment.
 */
export const owningRows: Record<string, Row> = {
  saveItem: {
    sample: async (given) => ({ body: { id: await given.available(), costPrice: 100, supply: null } }),
    business: [200, 404, 403, 404],
    warehouse: [403, 403, 403],
    admin: [200, 403],
  },
  createForecast: { sample: () => ({ body: forecast() }), business: [200, 200, 403, 200], elsewhere: 405 },
  amendForecast: {
    sample: async (given) => ({ body: { id: await given.parcel(), ...forecast() } }),
    business: [200, 404, 403, 404],
    admin: [200, 403],
  },
  cancelForecast: {
    sample: async (given) => ({ body: { id: await given.parcel(), reason: '' } }),
    business: [200, 404, 403, 404],
    admin: [200, 403],
  },
  resolveDifference: {
    sample: async (given) => ({ body: { id: await given.parcel(), resolution: 'accepted', remark: '' } }),
    business: [409, 404, 403, 404],
    admin: [409, 403],
  },
  claimPackage: { sample: async (given) => ({ body: { id: await given.parcel() } }), business: [404, 404, 403, 404], admin: [422, 403] },
  forecastImportTemplate: { business: [200, 200, 403, 200] },
  tryForecastImport: { sample: () => ({ file: Buffer.from('no workbook') }), business: [415, 415, 403, 415] },
  confirmForecastImport: { sample: () => ({ body: { importId } }), business: [404, 404, 403, 404] },
  forecastImportCorrections: { sample: () => ({ query: { importId } }), business: [404, 404, 403, 404] },

  applyShipWithLabel: { business: [400, 400, 403, 400] },
  applyReship: { sample: async (given) => ({ body: { ...(await items(given)), address } }), business: [200, 404, 403, 404] },
  applyCashOut: { sample: async (given) => ({ body: await items(given) }), business: [200, 404, 403, 404] },
  applyConsignment: {
    sample: async (given) => ({ body: { items: [{ oneId: await given.available(), priceCents: 20_000 }], platform: 'StockMarket' } }),
    business: [200, 403, 403, 403],
  },
  applyOwnershipTransfer: {
    sample: async (given) => ({ body: { ...(await items(given)), targetShopId: 1 } }),
    business: [200, 404, 403, 404],
  },
  findRecipient: { sample: () => ({ body: { text: '1' } }), business: [200, 200, 403, 422] },
  confirmRequest: { sample: quoted, business: [200, 404, 403, 404] },
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
  },
  applyRepair: { business: [400, 400, 403, 400], elsewhere: 405 },
  cancelRepair: {
    sample: async (given) => ({ body: { repairNo: await given.repair() } }),
    business: [200, 404, 403, 404],
    warehouse: [200, 404, 403],
    admin: [200, 403],
  },

  setAvailable: { sample: async (given) => ({ body: { oneId: await given.available(), reason: 'because' } }), admin: [409, 403] },
  expireForecast: { sample: async (given) => ({ body: { id: await given.parcel() } }), admin: [200, 403] },
  quoteRequest: { admin: [400, 403] },
  withdrawQuote: { sample: async (given) => ({ body: { oddNo: await given.quoted() } }), admin: [200, 403] },
  approveRequest: { sample: async (given) => ({ body: { oddNo: (await given.cashOut()).oddNo } }), admin: [409, 403] },
  rejectRequest: { sample: async (given) => ({ body: { oddNo: (await given.cashOut()).oddNo, reason: 'because' } }), admin: [200, 403] },
  approveRequests: { sample: async (given) => ({ body: { oddNos: [(await given.cashOut()).oddNo] } }), admin: [200, 403] },
  rejectRequests: { sample: async (given) => ({ body: { oddNos: [(await given.cashOut()).oddNo], reason: 'because' } }), admin: [200, 403] },
  sellConsignment: { admin: [400, 403] },
  takeOverConsignment: { admin: [400, 403] },
  orderDirectOutbound: { sample: async (given) => ({ body: { ...(await items(given)), address } }), admin: [200, 403] },
  editRepair: { admin: [400, 403] },
  approveRepair: { sample: async (given) => ({ body: { repairNo: await given.repair() } }), admin: [200, 403] },
  rejectRepair: { sample: async (given) => ({ body: { repairNo: await given.repair(), reason: 'because' } }), admin: [200, 403] },
  createRepairItem: { admin: [400, 403], elsewhere: 405 },
  changeRepairItem: { admin: [400, 403] },
  removeRepairItem: { admin: [400, 403] },
  completeOrder: { admin: [400, 403] },
  cancelOutbound: { admin: [400, 403] },
};
