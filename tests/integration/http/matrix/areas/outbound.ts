import type { Base } from '#contracts/kernel/access/bases.ts';
import { everyDetail, everyList, floorAndOffice } from '../answers.ts';
import type { Given } from '../given.ts';
import type { Rows } from '../row.ts';
import { oneId } from '../samples.ts';
import { list, record, type TopicRows } from '../topic-row.ts';

/** The floor is in its warehouse; an administrator says which. */
const officeNamesWarehouse = (_given: Given, base: Base) => (base === 'admin' ? { query: { wareId: 'W1' } } : {});

const toPick = async (given: Given) => {
  const { oddNo, oneId } = await given.toPick();
  return { body: { oddNo, oneId, shelf: 'S1', tote: 'T-1' } };
};

export const rows: Rows = {
  assignOrders: { ...floorAndOffice(), codes: ['900'] },
  unassignOrders: { ...floorAndOffice(), codes: ['900'] },
  pickItem: { sample: toPick, ...floorAndOffice(200, 404), codes: ['900'] },
  undoPick: { ...floorAndOffice(), codes: ['900'] },
  shortPick: { ...floorAndOffice(), codes: ['900'] },
  undoShortPick: { ...floorAndOffice(), codes: ['900'] },
  packOrder: { ...floorAndOffice(), codes: ['900'] },
  shipOrder: { ...floorAndOffice(), codes: ['900'] },
  reportException: { ...floorAndOffice(), codes: ['900'] },
  replaceItem: { ...floorAndOffice(), codes: ['900'] },
  resumeOrder: { ...floorAndOffice(), codes: ['400', '900'] },
  completeOrder: { admin: [400, 403], codes: ['400', '900', '1100', '1400'] },
  cancelOutbound: { admin: [400, 403], codes: ['400', '900'] },
  listOrders: { ...everyList, codes: ['300', '400', '900', '1100', '1400', '1500'] },
  getOrder: {
    sample: async (given) => ({ query: { oddNo: (await given.toPick()).oddNo } }),
    ...everyDetail,
    codes: ['300', '400', '900', '1100', '1400', '1500'],
  },
  getPickList: {
    sample: async (given) => ({ query: { oddNo: (await given.toPick()).oddNo } }),
    warehouse: [200, 404, 403],
    admin: [200, 403],
    codes: ['300', '900'],
  },
  getHandover: { sample: officeNamesWarehouse, warehouse: [200, 200, 403], admin: [200, 403], codes: ['900'] },
  listTwins: { sample: oneId, warehouse: [200, 404, 403], admin: [200, 403], codes: ['900'] },
};

export const topics: TopicRows = {
  order: record('order', ({ oddNo, reshipNo }) => [oddNo, reshipNo], '400'),
  'order-work': record('order-work', ({ oddNo, reshipNo }) => [oddNo, reshipNo]),
  orders: list('orders', '300', '400', '900', '1100', '1400', '1500'),
};
