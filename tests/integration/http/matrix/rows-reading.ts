import type { Base } from '#contracts/kernel/access/bases.ts';
import type { Given } from './given.ts';
import type { Row } from './row.ts';
import { png } from './samples.ts';

const oneId = async (given: Given) => ({ query: { oneId: await given.available() } });
/** The floor is in its warehouse; an administrator says which. */
const officeNamesWarehouse = (_given: Given, base: Base) => (base === 'admin' ? { query: { wareId: 'W1' } } : {});
const deadLetter = async (given: Given) => ({ body: { id: await given.deadLetter() } });
const everyList: Pick<Row, 'business' | 'warehouse' | 'admin'> = { business: [200, 200, 200, 200], warehouse: [200, 200, 403], admin: [200, 403] };
const everyDetail: Pick<Row, 'business' | 'warehouse' | 'admin'> = { business: [200, 404, 200, 404], warehouse: [200, 404, 403], admin: [200, 403] };

/** What is read, and files. A list shows everyone their own rows; a detail of others is not there. */
export const readingRows: Record<string, Row> = {
  getItem: { sample: oneId, ...everyDetail },
  listInventory: everyList,
  searchInventory: everyList,
  exportInventory: { business: [200, 200, 403, 200], warehouse: [200, 200, 403], admin: [200, 403] },
  listPackages: everyList,
  getPackage: { sample: async (given) => ({ query: { id: await given.parcel() } }), ...everyDetail },
  exportPackages: { business: [200, 200, 403, 200] },
  listOrders: everyList,
  getOrder: { sample: async (given) => ({ query: { oddNo: (await given.toPick()).oddNo } }), ...everyDetail },
  listRepairs: everyList,
  getRepair: { sample: async (given) => ({ query: { repairNo: await given.repair() } }), ...everyDetail },
  getRepairQueue: { sample: () => ({ query: { wareId: 'W1' } }), ...everyList },
  listRepairItems: everyList,
  listAside: { warehouse: [200, 200, 403] },
  lookUpScan: { sample: () => ({ query: { code: 'nothing' } }), warehouse: [200, 200, 403] },
  listReviews: { sample: () => ({ query: { type: 3 } }), admin: [200, 403] },
  countReviews: { admin: [200, 403] },
  getTaskBoard: { sample: officeNamesWarehouse, warehouse: [200, 200, 403], admin: [200, 403] },
  listBatches: { warehouse: [200, 200, 403], admin: [200, 403] },
  getPickList: { sample: async (given) => ({ query: { oddNo: (await given.toPick()).oddNo } }), warehouse: [200, 404, 403], admin: [200, 403] },
  listTwins: { sample: oneId, warehouse: [200, 404, 403], admin: [200, 403] },
  listShelves: { warehouse: [200, 200, 403], admin: [200, 403] },
  listShelfItems: { sample: () => ({ query: { shelfId: 'S1' } }), warehouse: [200, 200, 403], admin: [200, 403] },
  suggestShelves: { sample: async (given) => ({ query: { oneId: await given.item('inspected') } }), warehouse: [200, 404, 403], admin: [200, 403] },
  getBi: { sample: () => ({ query: { from: '2026-11-01', to: '2026-11-02' } }), admin: [200, 403] },
  getOverview: { warehouse: [200, 200, 403], admin: [200, 403] },
  getSystem: { admin: [200, 403] },
  retryDeadLetter: { sample: deadLetter, admin: [200, 403] },
  discardDeadLetter: { sample: deadLetter, admin: [200, 403] },
  // An administrator has a workplace on the self-operated pages only.
  getWorkplace: { business: [200, 200, 200, 200], warehouse: [200, 200, 403] },

  upload: { sample: () => ({ file: png }), business: [200, 200, 200, 200], warehouse: [200, 200, 200], admin: [200, 200] },
  getFile2: {
    sample: () => ({ body: { url: 'https://elsewhere.example/label.pdf' } }),
    business: [403, 403, 403, 403],
    warehouse: [403, 403, 403],
    admin: [403, 403],
  },
  oneIdLabels: {
    sample: async (given) => ({ query: { oneIds: await given.available() } }),
    business: [200, 200, 200, 200],
    warehouse: [200, 200, 200],
    admin: [200, 200],
  },
  rackLabels: { sample: async (given) => ({ query: { ids: await given.shelf() } }), warehouse: [200, 404, 403], admin: [200, 403] },
  zipLabel: { sample: async (given) => ({ body: { oddNos: [(await given.toPick()).oddNo] } }), warehouse: [404, 404, 403], admin: [404, 403] },
};
