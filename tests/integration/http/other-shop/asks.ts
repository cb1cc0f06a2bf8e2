import { png } from '#tests/integration/files/sample-files.ts';
import { workbook } from '#tests/integration/files/sample-workbooks.ts';
import { address, shipment, sku as cataloguedSku } from '../matrix/given.ts';
import type { Sample } from '../matrix/row.ts';
import { textsOf, type Things } from './things.ts';

/** What a seller may say to an endpoint of the things of a shop, in every way that names one of them. */
export interface Ask {
  of: (things: Things) => readonly Sample[] | Promise<readonly Sample[]>;
  /** Says other things of what another shop has than of what is nobody's: why. */
  tells?: string;
  /** What of it is named, where a rule of the business wants that. */
  names?: (things: Things) => string[];
  /** A command that is carried out although it names what is another shop's: why that does nothing to it. */
  accepts?: string;
}

const lines = [{ sku: cataloguedSku, size: '9', quantity: 1 }];
const label = ({ labelFile, trackingNo }: Things) => ({ url: labelFile, logNo: trackingNo, carrier: 'USPS' });

const boxHeaders = ['ONE ID', 'Recipient', 'Phone', 'Country', 'State', 'City', 'Postcode', 'Street'];
const { recipient, phone, country, state, city, zipCode, street } = address;
const rowsOf = (oneIds: readonly string[]) => oneIds.map((oneId) => [oneId, recipient, phone, country, state, city, zipCode, street]);

const nothing: Ask = { of: () => [{}] };
const inQuery = (...fields: ((things: Things) => Record<string, string | number>)[]): Ask => ({
  of: (things) => [{}, ...fields.map((field) => ({ query: field(things) }))],
});
const inBody = (...fields: ((things: Things) => object)[]): Ask => ({ of: (things) => fields.map((field) => ({ body: field(things) })) });

/** A list without a filter, and under all that look for what is theirs. */
const list = (more: (things: Things) => object[] = () => [], say: 'query' | 'body' = 'query'): Ask => ({
  of: (things) => [{}, { shopId: things.shopId }, ...textsOf(things).map((text) => ({ text })), ...more(things)].map((filter) => ({ [say]: filter })),
});
const inventory = ({ oneIds, sku, brand, oddNo, preId, batchNo }: Things) => [
  { view: 'everything' },
  { oneIds: oneIds.join(',') },
  ...[{ sku }, { brand }, { oddNo }, { preId }, { batchNo }].map((filter) => ({ ...filter, view: 'everything' })),
  ...oneIds.map((text) => ({ text, view: 'everything' })),
];
const inventoryInBody = (things: Things) => inventory(things).map((filter) => ('oneIds' in filter ? { oneIds: things.oneIds } : filter));
const orders = ({ batchNo, shopId, accountId }: Things) => [{ batchNo }, { targetShopId: shopId }, { operatorId: accountId }];

const ofOrders = inBody(
  ({ oddNo }) => ({ oddNo }),
  ({ reshipNo }) => ({ oddNo: reshipNo }),
);

const inItsOwnResult = 'Each is refused in its own result.';
const ofListing = (body: (things: Things) => object): Ask => ({
  ...inBody(body),
  accepts: inItsOwnResult,
  names: ({ listingId }) => [listingId],
});

/** By the name of the endpoint. */
export const asks: Record<string, Ask> = {
  getVersion: nothing,
  reportBrowserError: nothing,
  listDemoSignIns: nothing,
  signInToDemo: inBody(({ email }) => ({ account: email })),
  getCaptcha: { ...nothing, tells: 'Each is drawn anew.' },
  // The answers of sign-in and registration are the business of their own specs; the session of the asker shall live on.
  login: inBody(({ email }) => ({ account: email })),
  sendSmsCode: inBody(({ email }) => ({ account: email })),
  sendRegistrationCode: nothing,
  sendEmailCode: nothing,
  registerSeller: inBody(({ email }) => ({ email })),
  logout: inBody(({ accountId }) => ({ accountId })),
  changePassword: inBody(({ accountId }) => ({ accountId, oldPassword: 'no', newPassword: 'long enough' })),
  sendPhoneCode: nothing,
  changePhone: inBody(({ accountId }) => ({ accountId, phone: '+15550188', smsCode: '000000', password: 'no' })),

  getUserInfo: nothing,
  getCurrentUser: nothing,
  getListingAuthorisation: nothing,
  listPlatformServices: nothing,
  changeLanguage: { of: () => [{ query: { language: 'en_us' } }] },
  changePicture: {
    ...inBody(({ picture }) => ({ headImg: picture })),
    accepts: 'Pictures are shown to whoever has their address, which is not to be guessed.',
  },
  readPasswordNotice: { of: () => [{ body: {} }] },
  listViews: nothing,
  keepView: inBody(() => ({ list: 'inventory', name: 'Own', address: '/inventory' })),
  dropView: inBody(({ viewName }) => ({ list: 'inventory', name: viewName })),
  openLiveTicket: nothing,
  listPublishedAnnouncements: nothing,
  getPublishedAnnouncement: inQuery(({ oddNo }) => ({ id: oddNo })),

  upload: { of: async () => [{ file: await png() }] },
  getFile2: inBody(
    ({ labelFile }) => ({ url: labelFile }),
    ({ picture }) => ({ url: picture }),
  ),
  forecastImportTemplate: { ...nothing, tells: 'The workbook says when it was made.' },
  tryForecastImport: {
    of: async ({ logNo }) => [{ file: await workbook([[logNo, 'W1', cataloguedSku, '9', 1, 1, '', '']]), fileName: 'a.xlsx' }],
    tells: 'A tracking number belongs to one open package of all shops.',
  },
  confirmForecastImport: inBody(({ importId }) => ({ importId, skipErrors: true })),
  forecastImportCorrections: inQuery(({ importId }) => ({ importId })),

  saveItem: { of: ({ oneIds }) => oneIds.map((id) => ({ body: { id, costPrice: 1, supply: null } })) },
  createForecast: {
    of: ({ logNo, sku }) =>
      [lines, [{ ...lines[0], sku }]].map((said) => ({ body: { warehouseId: 'W1', logNo, shippingType: 'express', lines: said, remark: '' } })),
    tells: 'A tracking number belongs to one open package of all shops.',
  },
  amendForecast: inBody(({ preId, logNo }) => ({ id: preId, warehouseId: 'W1', logNo, shippingType: 'express', lines, remark: '' })),
  cancelForecast: inBody(({ preId }) => ({ id: preId, reason: '' })),
  resolveDifference: inBody(({ preId }) => ({ id: preId, resolution: 'accepted', remark: '' })),
  listClaimable: inQuery(({ logNo }) => ({ logNo })),
  claimPackage: inBody(
    ({ preId }) => ({ id: preId }),
    ({ preId, logNo }) => ({ id: preId, logNo }),
    ({ preId, shopId }) => ({ id: preId, shopId }),
  ),

  applyRepair: inBody(({ oneIds, picture, repairNo }) => ({ oneIds, repairItemIds: [repairNo], beforePhotos: [picture] })),
  cancelRepair: inBody(({ repairNo }) => ({ repairNo })),
  // A drawing of the letters that were named: nothing is looked up.
  oneIdLabels: inQuery(),

  applyShipWithLabel: inBody((things) => ({ oneIds: things.oneIds, label: label(things) })),
  applyWarehouseTransfer: inBody(({ oneIds }) => ({ oneIds, toWarehouseId: 'nowhere' })),
  applyReship: inBody(({ oneIds }) => ({ oneIds, address })),
  applyBulkReship: inBody(({ oneIds }) => ({ boxes: oneIds.map((oneId) => ({ oneIds: [oneId], address })) })),
  listBulkReships: list(({ bulkNo, reshipNo, oneIds }) => [bulkNo, reshipNo, ...oneIds].map((text) => ({ text }))),
  bulkReshipTemplate: nothing,
  tryBulkReship: {
    of: async ({ oneIds }) => [{ file: await workbook(rowsOf(oneIds), boxHeaders), fileName: 'a.xlsx' }],
    names: ({ oneIds }) => [...oneIds],
  },
  getBulkReship: inQuery(({ bulkNo }) => ({ bulkNo })),
  applyCashOut: inBody(({ oneIds }) => ({ oneIds })),
  applyConsignment: inBody(({ oneIds }) => ({ items: oneIds.map((oneId) => ({ oneId, priceCents: 20_000 })), platform: 'StockMarket' })),
  applyOwnershipTransfer: inBody(({ oneIds }) => ({ oneIds, targetShopId: 1 })),
  findRecipient: {
    ...inBody(
      ...[0, 1, 2].map((at) => ({ shopId, uid, email }: Things) => ({ text: [String(shopId), uid, email][at] })),
    ),
    tells: 'Who names a shop exactly may transfer goods to it, and sees to whom.',
    names: ({ shopId, words }) => [`"id":${shopId}`, words[0]!],
  },
  confirmRequest: ofOrders,
  cancelRequest: { of: ({ oddNo }) => [{ body: { oddNo, reason: '' } }] },
  editRequest: inBody(
    ({ oddNo }) => ({ oddNo, remark: 'r' }),
    ({ reshipNo }) => ({ oddNo: reshipNo, address }),
    (things) => ({ oddNo: things.oddNo, label: label(things) }),
  ),
  delistConsignment: ofOrders,
  recallRequests: { ...inBody(({ oddNo, reshipNo }) => ({ oddNos: [oddNo, reshipNo] })), accepts: inItsOwnResult },
  payRequest: inQuery(({ oddNo }) => ({ id: oddNo, type: 5 })),
  recallRequest: inQuery(({ reshipNo }) => ({ id: reshipNo, type: 4 })),

  createListings: {
    ...inBody(({ oneIds }) => ({ items: oneIds.map((oneId) => ({ oneId, on: [{ channel: 'stockMarket', priceCents: 20_000 }] })) })),
    accepts: inItsOwnResult,
    names: ({ oneIds }) => [...oneIds],
  },
  setListingPrice: inBody(({ listingId }) => ({ listingId, priceCents: 20_000 })),
  changeListingPrices: ofListing(({ listingId }) => ({ listingIds: [listingId], change: { kind: 'set', priceCents: 20_000 } })),
  tryListingPrices: ofListing(({ listingId }) => ({ listingIds: [listingId], change: { kind: 'set', priceCents: 20_000 } })),
  delistListings: ofListing(({ listingId }) => ({ listingIds: [listingId] })),
  delistItems: inBody(({ oneIds }) => ({ oneIds })),
  setListingPricing: ofListing(({ listingId }) => ({ listingIds: [listingId], rule: null })),
  resumeListingPricing: ofListing(({ listingId }) => ({ listingIds: [listingId] })),
  listListings: list(({ sku, listingId, oneIds: [oneId] }) => [{ sku }, { oneId }, { text: listingId, view: 'all' }]),
  getListing: inQuery(({ listingId }) => ({ listingId })),
  getSkuListings: inQuery(({ sku, shopId }) => ({ sku, shopId })),
  findListable: inBody(({ oneIds }) => ({ oneIds })),

  rateLabel: inBody(() => shipment),
  buyLabel: inBody(() => ({ ...shipment, service: 'uspsGround', feeCents: 1 })),
  voidLabel: inBody(({ labelNo }) => ({ labelNo, reason: 'because' })),
  printShippingLabels: inQuery(({ labelNo }) => ({ labelNos: labelNo })),
  getShippingLabel: inQuery(({ labelNo }) => ({ labelNo })),
  listShippingLabels: list(),

  getItem: inQuery(
    ...[0, 1, 2].map((at) => ({ oneIds }: Things) => ({ oneId: oneIds[at]! })),
  ),
  listInventory: list(inventory),
  searchInventory: list(inventoryInBody, 'body'),
  exportInventory: list(inventoryInBody, 'body'),
  listPackages: list(),
  getPackage: inQuery(
    ({ preId }) => ({ id: preId }),
    ({ packId }) => ({ packId }),
    ({ preId }) => ({ id: preId, open: 'true' }),
  ),
  exportPackages: list(undefined, 'body'),
  listOrders: list(orders),
  getOrder: inQuery(
    ({ oddNo }) => ({ oddNo }),
    ({ reshipNo }) => ({ oddNo: reshipNo }),
  ),
  listRepairs: list(),
  getRepair: inQuery(({ repairNo }) => ({ repairNo })),
  explainPrice: inQuery(({ listingId }) => ({ listingId })),
  tryPricing: inBody(({ listingId }) => ({ listingIds: [listingId], rule: { mode: 'fiveDollarProtection' } })),
  simulatePricing: inBody(({ listingId }) => ({ listingIds: [listingId], rules: [{ mode: 'fiveDollarProtection' }], days: 1 })),
  searchPrices: inQuery(({ sku }) => ({ text: sku })),
  listSourcing: inQuery(({ sku }) => ({ text: sku })),
  addShopProduct: inBody(({ sku }) => ({ sku, sizes: [{ size: '9', priceCents: 20_000 }] })),
  listShipments: list(),
  getShipment: inQuery(({ shipmentNo }) => ({ shipmentNo })),
  listEligibleItems: list(({ oneIds, sku }) => [...oneIds, sku].map((text) => ({ text }))),
  createShipment: inBody(({ oneIds: [oneId] }) => ({ boxes: [{ items: [{ oneId, priceCents: 20_000 }] }] })),
  recallShipment: inBody(({ shipmentNo }) => ({ shipmentNo })),
  archiveShipment: inBody(({ shipmentNo }) => ({ shipmentNo })),
  listSales: list(),
  getSale: inQuery(({ saleId }) => ({ saleId })),
  changeSalePrice: inBody(({ saleId }) => ({ saleId, priceCents: 20_000, reason: 'because' })),
  raiseSaleIssue: inBody(({ saleId }) => ({ saleId, reason: 'because' })),
  getApplicationFee: inQuery(() => ({ type: 3, wareId: 'W1', items: 2 })),
  getBulkReshipFee: inQuery(() => ({ wareId: 'W1', boxes: '2' })),
  getRepairQueue: inQuery(),
  listRepairItems: inQuery(({ shopId }) => ({ shopId })),
  getWorkplace: inQuery(() => ({ wareId: 'W1' })),
  getWallet: inQuery(({ shopId }) => ({ shopId })),
  listWalletRecords: list(),
  listWalletHolds: inQuery(({ shopId }) => ({ shopId })),
  getWalletMonth: inQuery(({ shopId }) => ({ shopId })),
  listExpectedMoney: inQuery(({ shopId }) => ({ shopId })),
  explainPosting: inQuery(({ postingId }) => ({ postingId })),
  downloadWalletStatement: inQuery(({ shopId }) => ({ shopId, month: new Date().toISOString().slice(0, 7), format: 'csv' })),
  getStorageOutlook: nothing,
  listStoredItems: list(),
  getStorageNight: inQuery(({ postingId }) => ({ postingId })),
  getPaymentWays: nothing,
  listRecharges: list(),
  getRecharge: inQuery(({ rechargeNo }) => ({ rechargeNo })),
  applyRecharge: { of: () => [{}] },
  payRecharge: inBody(({ rechargeNo }) => ({ rechargeNo })),
  uploadRechargeProof: inBody(({ rechargeNo, labelFile }) => ({ rechargeNo, proofs: [labelFile] })),
  listWithdrawals: list(),
  getWithdrawal: inQuery(({ withdrawalNo }) => ({ withdrawalNo })),
  applyWithdrawal: inBody(({ bankAccountId }) => ({ bankAccountId, amountCents: 5_500 })),
  cancelWithdrawal: inBody(({ withdrawalNo }) => ({ withdrawalNo })),
  listBankAccounts: nothing,
  addBankAccount: { of: () => [{}] },
  removeBankAccount: inBody(({ bankAccountId }) => ({ bankAccountId })),
  exportWalletRecords: list(undefined, 'body'),

  listShelfNames: inBody(() => ({})),
  listAllWarehouses: nothing,
  listWarehouses: inBody(() => ({})),
  listShopUsers: inBody(
    () => ({}),
    ({ uid }) => ({ uid }),
    ({ shopId }) => ({ id: shopId }),
    ({ email }) => ({ text: email }),
    ({ words }) => ({ text: words[0] }),
  ),
  listSkus: inQuery(
    ({ sku }) => ({ text: sku }),
    ({ sku }) => ({ sku }),
    ({ brand }) => ({ brand }),
  ),
};
