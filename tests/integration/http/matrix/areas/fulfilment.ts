import type { Given } from '../given.ts';
import type { Rows } from '../row.ts';
import { shops, type TopicRows } from '../topic-row.ts';

const one = async (given: Given) => ({ shipmentNo: await given.inProgramme() });

export const rows: Rows = {
  // Of the first three shops only shop 7 takes part (R6.35); the operator and the other seller do not.
  createShipment: {
    sample: async (given) => {
      // By then the marketplace is connected.
      await given.inProgramme();
      return { body: { boxes: [{ items: [{ oneId: await given.available(), priceCents: 20_000 }] }] } };
    },
    business: [200, 403, 403, 403],
    elsewhere: { admin: 405 },
  },
  recallShipment: { sample: async (given) => ({ body: await one(given) }), business: [200, 404, 403, 404] },
  approveShipment: { sample: async (given) => ({ body: await one(given) }), admin: [200, 403], codes: ['400'] },
  rejectShipment: { sample: async (given) => ({ body: { ...(await one(given)), reason: 'because' } }), admin: [200, 403], codes: ['400'] },
  closeShipmentCase: { sample: async (given) => ({ body: { ...(await one(given)), reason: 'because' } }), admin: [409, 403], codes: ['400'] },
  archiveShipment: {
    sample: async (given) => ({ body: await one(given) }),
    business: [409, 404, 403, 404],
    admin: [409, 403],
    codes: ['400'],
  },
  listShipments: { business: [200, 200, 200, 200], admin: [200, 403], codes: ['400'] },
  getShipment: { sample: async (given) => ({ query: await one(given) }), business: [200, 404, 200, 404], admin: [200, 403], codes: ['400'] },
  countShipmentReviews: { admin: [200, 403], codes: ['400'] },
  listEligibleItems: { business: [200, 403, 403, 403] },
};

export const topics: TopicRows = {
  shipments: shops('shipments', '400'),
};
