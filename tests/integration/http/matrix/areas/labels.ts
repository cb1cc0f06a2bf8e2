import { shipment, type Given } from '../given.ts';
import { floorAndOffice } from '../answers.ts';
import type { Rows } from '../row.ts';
import { shops, type TopicRows } from '../topic-row.ts';

let made = 0;
const shelf = async (given: Given) =>
  (await given.post<{ shelfId: string }>('staff', '/shelves', { warehouseId: 'W1', name: `A-${made++}`, capacity: 10, level: 1 })).shelfId;

export const rows: Rows = {
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
    codes: ['500'],
  },
  rateOrderLabel: {
    sample: async (given) => ({ body: { oddNo: (await given.toPick()).oddNo, parcel: shipment.parcel } }),
    ...floorAndOffice(422, 404),
    codes: ['900'],
  },
  // Where no carrier is connected, no number is made up.
  buyOrderLabel: {
    sample: async (given) => ({ body: { oddNo: (await given.toPick()).oddNo, parcel: shipment.parcel, service: 'uspsGround', feeCents: 1 } }),
    ...floorAndOffice(422, 404),
    codes: ['900'],
  },
  // None was bought from a carrier that could be asked.
  retryVoid: {
    sample: async (given) => ({ body: { labelNo: await given.shippingLabel('voided') } }),
    admin: [409, 403],
    codes: ['500'],
  },
  printShippingLabels: {
    sample: async (given) => ({ query: { labelNos: await given.shippingLabel() } }),
    business: [200, 404, 200, 404],
    admin: [200, 403],
    codes: ['500'],
  },
  oneIdLabels: {
    sample: async (given) => ({ query: { oneIds: await given.available() } }),
    business: [200, 200, 200, 200],
    warehouse: [200, 200, 200],
    admin: [200, 200],
  },
  repairList: {
    sample: async (given) => ({ query: { repairNos: await given.repair() } }),
    warehouse: [200, 404, 403],
    admin: [200, 403],
    codes: ['900'],
  },
  rackLabels: { sample: async (given) => ({ query: { ids: await shelf(given) } }), warehouse: [200, 404, 403], admin: [200, 403], codes: ['300'] },
  zipLabel: {
    sample: async (given) => ({ body: { oddNos: [(await given.toPick()).oddNo] } }),
    warehouse: [404, 404, 403],
    admin: [404, 403],
    codes: ['900'],
  },
  listShippingLabels: { business: [200, 200, 200, 200], admin: [200, 403], codes: ['500'] },
  getShippingLabel: { sample: () => ({ query: { labelNo: 'none' } }), business: [404, 404, 404, 404], admin: [404, 403], codes: ['500'] },
};

export const topics: TopicRows = {
  labels: shops('labels', '500'),
};
