import { floorAndOffice, floorOnly } from '../answers.ts';
import type { Rows } from '../row.ts';

export const rows: Rows = {
  // Whoever holds the parcel of another warehouse is told which one.
  arrivePackage: { sample: async (given) => ({ body: { id: await given.parcel() } }), ...floorOnly(200, 409) },
  receiveItem: {
    sample: async (given) => {
      const { preId, oneId } = await given.arrived();
      return { body: { id: preId, oneId } };
    },
    ...floorOnly(200, 404),
  },
  undoReceipt: { ...floorAndOffice(), codes: ['1200'] },
  finishCount: { sample: async (given) => ({ body: { id: (await given.arrived()).preId, remark: '' } }), ...floorOnly(422, 404) },
  checkInbound: { sample: async (given) => ({ body: { id: await given.parcel() } }), ...floorOnly(409, 404) },
  cancelInbound: {
    sample: async (given) => ({ body: { id: (await given.arrived()).preId, reason: 'because' } }),
    ...floorAndOffice(200, 404),
    codes: ['1200'],
  },
  resolveDifference: {
    sample: async (given) => ({ body: { id: await given.parcel(), resolution: 'accepted', remark: '' } }),
    business: [409, 404, 403, 404],
    admin: [409, 403],
    codes: ['1200'],
  },
  claimPackage: {
    sample: async (given) => ({ body: { id: await given.parcel() } }),
    business: [404, 404, 403, 404],
    admin: [422, 403],
    codes: ['1200'],
  },
  listClaimable: { business: [200, 200, 200, 200] },
  lookUpScan: { sample: () => ({ query: { code: 'nothing' } }), warehouse: [200, 200, 403] },
};
