import type { Row } from './row.ts';

/** Money and what it buys: a seller sees their own wallet and labels, finance all of them. */
export const walletRows: Record<string, Row> = {
  getWallet: { sample: (_given, base) => (base === 'admin' ? { query: { shopId: 7 } } : {}), business: [200, 200, 200, 200], admin: [200, 403] },
  listWalletRecords: { business: [200, 200, 200, 200], admin: [200, 403] },
  exportWalletRecords: { business: [200, 200, 403, 200], admin: [200, 403] },
  listShippingLabels: { business: [200, 200, 200, 200], admin: [200, 403] },
  getShippingLabel: { sample: () => ({ query: { labelNo: 'none' } }), business: [404, 404, 404, 404], admin: [404, 403] },
  creditWallet: { sample: () => ({ body: { shopId: 7, amountCents: 100, remark: 'Bank transfer' } }), admin: [200, 403] },
};
