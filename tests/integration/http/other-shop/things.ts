import { oneIdFrom } from '#contracts/item/one-id.ts';

/** What calls may name of a shop. */
export interface Things {
  shopId: number;
  uid: string;
  email: string;
  accountId: string;
  /** On a shelf; in repair; in a request. */
  oneIds: readonly [shelved: string, mended: string, requested: string];
  sku: string;
  brand: string;
  /** Waits for its seller's answer. */
  oddNo: string;
  /** Ships to an address. */
  reshipNo: string;
  /** Several boxes that were sent in one go. */
  bulkNo: string;
  preId: string;
  packId: string;
  logNo: string;
  batchNo: string;
  repairNo: string;
  saleId: string;
  shipmentNo: string;
  listingId: string;
  labelNo: string;
  bankAccountId: string;
  withdrawalNo: string;
  rechargeNo: string;
  /** What their label cost. */
  postingId: string;
  trackingNo: string;
  labelFile: string;
  picture: string;
  importId: string;
  viewName: string;
  /** Names, streets, phones and remarks: nine. */
  words: readonly string[];
}

/** Of nobody: each looks as if it were something. */
export const noThings: Things = {
  shopId: 4712,
  uid: 'UID-NIEMAND',
  email: 'nobody@niemand.example',
  accountId: 'REF0000000000000',
  oneIds: [oneIdFrom([0, 0, 0, 0, 0, 0, 0, 0, 1]), oneIdFrom([0, 0, 0, 0, 0, 0, 0, 0, 2]), oneIdFrom([0, 0, 0, 0, 0, 0, 0, 0, 3])],
  sku: 'NIEMAND-100',
  brand: 'Niemandsmarke',
  oddNo: 'OC00000000001',
  reshipNo: 'OC00000000002',
  bulkNo: 'BR000000-01',
  preId: 'FC-000001',
  packId: 'PK-000001',
  logNo: '1Z999NIEMAND0001',
  batchNo: 'IB-0101-1',
  repairNo: 'RP00000000001',
  saleId: 'stockMarket-0000000000000001',
  shipmentNo: 'FP-1',
  listingId: 'LS-1',
  labelNo: 'SL00000000001',
  bankAccountId: 'NIEMANDS001',
  withdrawalNo: 'WD-00000001',
  rechargeNo: 'RC-00000001',
  postingId: 'labelFee-SL00000000001',
  trackingNo: '9400NIEMAND0001',
  labelFile: `/files/${'0'.repeat(32)}.pdf`,
  picture: `/files/${'0'.repeat(32)}.png`,
  importId: '0190a5b8-0000-7000-8000-000000000000',
  viewName: 'Niemands Sicht',
  words: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'].map((word) => `Niemand ${word}`),
};

/** Each by itself, as a text would hold it. */
export const textsOf = ({ shopId: _number, oneIds, words, ...named }: Things): string[] => [...Object.values(named), ...oneIds, ...words];
