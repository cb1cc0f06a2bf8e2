import type { Given } from './given.ts';
import type { Row } from './row.ts';

const toPick = async (given: Given) => {
  const { oddNo, oneId } = await given.toPick();
  return { body: { oddNo, oneId, shelf: 'S1', tote: 'T-1' } };
};
const floorOnly = (status = 400, elsewhere = status): Row => ({ warehouse: [status, elsewhere, 403] });
const floorAndOffice = (status = 400, elsewhere = status): Row => ({ warehouse: [status, elsewhere, 403], admin: [status, 403] });

/** What the floor does, and administrators in its place. Another warehouse's goods are not there. 422: photos are wanted. */
export const floorRows: Record<string, Row> = {
  // Whoever holds the parcel of another warehouse is told which one.
  arrivePackage: { sample: async (given) => ({ body: { id: await given.parcel() } }), ...floorOnly(200, 409) },
  // It belongs where the staff work; those of another warehouse have it before them.
  putAside: { sample: async (given) => ({ body: { what: 'package', id: await given.parcel() } }), ...floorOnly(409, 200) },
  handOn: { sample: async (given) => ({ body: { id: await given.parcel() } }), ...floorOnly(200) },
  receiveItem: {
    sample: async (given) => {
      const { preId, oneId } = await given.arrived();
      return { body: { id: preId, oneId } };
    },
    ...floorOnly(200, 404),
  },
  undoReceipt: floorAndOffice(),
  finishCount: { sample: async (given) => ({ body: { id: (await given.arrived()).preId, remark: '' } }), ...floorOnly(422, 404) },
  checkInbound: { sample: async (given) => ({ body: { id: await given.parcel() } }), ...floorOnly(409, 404) },
  cancelInbound: { sample: async (given) => ({ body: { id: (await given.arrived()).preId, reason: 'because' } }), ...floorAndOffice(200, 404) },
  receiveReturn: floorOnly(),

  inspectItem: {
    sample: async (given) => ({ body: { oneId: await given.item('received'), result: 'qualified', remark: '' } }),
    ...floorOnly(422, 404),
  },
  correctInspection: floorAndOffice(),
  markAsFake: floorAndOffice(),
  shelveItem: floorOnly(),
  undoShelving: floorOnly(),
  moveItems: floorAndOffice(),
  createShelf: floorAndOffice(),
  createShelves: floorAndOffice(),
  changeShelf: floorAndOffice(),
  removeShelf: floorAndOffice(),

  assignOrders: floorAndOffice(),
  unassignOrders: floorAndOffice(),
  pickItem: { sample: toPick, ...floorAndOffice(200, 404) },
  undoPick: floorAndOffice(),
  shortPick: floorAndOffice(),
  undoShortPick: floorAndOffice(),
  packOrder: floorAndOffice(),
  shipOrder: floorAndOffice(),
  reportException: floorAndOffice(),
  resumeOrder: floorAndOffice(),
  openOutboundBatch: floorAndOffice(),
  assignOutboundBatch: floorAndOffice(),
  cancelOutboundBatch: floorAndOffice(),

  startRepair: floorAndOffice(),
  completeRepair: floorAndOffice(),
  failRepair: floorAndOffice(),
  loseBox: { sample: async (given) => ({ body: { repairNo: await given.repair() } }), ...floorAndOffice(409, 404) },
  findBox: floorAndOffice(),
};
