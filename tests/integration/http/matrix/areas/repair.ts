import { everyDetail, everyList, floorAndOffice } from '../answers.ts';
import type { Rows } from '../row.ts';
import { shops, warehouse, type TopicRows } from '../topic-row.ts';

export const rows: Rows = {
  openRepairBatch: { ...floorAndOffice(), codes: ['900'] },
  assignRepairBatch: { ...floorAndOffice(), codes: ['900'] },
  finishRepairBatch: { ...floorAndOffice(), codes: ['900'] },
  listRepairBatches: { ...floorAndOffice(200), codes: ['900'] },
  pickRepairs: { ...floorAndOffice(), codes: ['900'] },
  assignRepairs: { ...floorAndOffice(), codes: ['900'] },
  revertRepairTasks: { ...floorAndOffice(), codes: ['900'] },
  moveRepairsToToday: { ...floorAndOffice(), codes: ['900'] },
  startRepair: { ...floorAndOffice(), codes: ['900'] },
  completeRepair: { ...floorAndOffice(), codes: ['900'] },
  failRepair: { ...floorAndOffice(), codes: ['900'] },
  loseBox: { sample: async (given) => ({ body: { repairNo: await given.repair() } }), ...floorAndOffice(409, 404), codes: ['900'] },
  findBox: { ...floorAndOffice(), codes: ['900'] },
  applyRepair: { business: [400, 400, 403, 400], elsewhere: 405 },
  cancelRepair: {
    sample: async (given) => ({ body: { repairNo: await given.repair() } }),
    business: [200, 404, 403, 404],
    warehouse: [200, 404, 403],
    admin: [200, 403],
    codes: ['400', '900'],
  },
  editRepair: { admin: [400, 403], codes: ['400'] },
  approveRepair: { sample: async (given) => ({ body: { repairNo: await given.repair() } }), admin: [200, 403], codes: ['400'] },
  rejectRepair: { sample: async (given) => ({ body: { repairNo: await given.repair(), reason: 'because' } }), admin: [200, 403], codes: ['400'] },
  createRepairItem: { admin: [400, 403], elsewhere: 405, codes: ['1000'] },
  changeRepairItem: { admin: [400, 403], codes: ['1000'] },
  removeRepairItem: { admin: [400, 403], codes: ['1000'] },
  addRepairBox: { admin: [400, 403], elsewhere: { warehouse: 405 }, codes: ['1000'] },
  renameRepairBox: { admin: [400, 403], codes: ['1000'] },
  retireRepairBox: { admin: [400, 403], codes: ['1000'] },
  listRepairBoxes: { ...floorAndOffice(200), codes: ['900', '1000'] },
  listRepairs: { ...everyList, codes: ['400', '900'] },
  getRepair: { sample: async (given) => ({ query: { repairNo: await given.repair() } }), ...everyDetail, codes: ['400', '900'] },
  countRepairReviews: { admin: [200, 403], codes: ['400'] },
  getRepairQueue: { sample: () => ({ query: { wareId: 'W1' } }), ...everyList, codes: ['400', '900'] },
  listRepairItems: { ...everyList, codes: ['400', '900', '1000'] },
};

export const topics: TopicRows = {
  'repair-shop': warehouse('repair-shop', '900'),
  repairs: shops('repairs', '400', '900'),
};
