import { shipment } from './given.ts';
import type { Row } from './row.ts';

/** Sellers buy and void their own, finance tells of refunds; a shop user only looks. */
export const labelRows: Record<string, Row> = {
  rateLabel: { sample: () => ({ body: shipment }), business: [200, 200, 403, 200] },
  // The price that was seen is no longer the price.
  buyLabel: {
    sample: () => ({ body: { ...shipment, service: 'uspsGround', feeCents: 1 } }),
    business: [409, 409, 403, 409],
    elsewhere: { admin: 405 },
  },
  voidLabel: {
    sample: async (given) => ({ body: { labelNo: await given.shippingLabel(), reason: 'because' } }),
    business: [200, 404, 403, 404],
  },
  refundLabel: {
    sample: async (given) => ({ body: { labelNo: await given.shippingLabel('voided') } }),
    admin: [200, 403],
  },
  printShippingLabels: {
    sample: async (given) => ({ query: { labelNos: await given.shippingLabel() } }),
    business: [200, 404, 200, 404],
    admin: [200, 403],
  },
};
