import { floorAndOffice, floorOnly, signedIn } from '../answers.ts';
import type { Rows } from '../row.ts';
import { warehouse, type TopicRows } from '../topic-row.ts';

export const rows: Rows = {
  listShelfNames: signedIn,
  shelveItem: floorOnly(),
  undoShelving: floorOnly(),
  moveItems: { ...floorAndOffice(), codes: ['300'] },
  moveShelf: { ...floorAndOffice(), codes: ['300'] },
  createShelf: { ...floorAndOffice(), codes: ['300'] },
  createShelves: { ...floorAndOffice(), codes: ['300'] },
  changeShelf: { ...floorAndOffice(), codes: ['300'] },
  removeShelf: { ...floorAndOffice(), codes: ['300'] },
  listShelves: { warehouse: [200, 200, 403], admin: [200, 403], codes: ['300'] },
  listShelfItems: { sample: () => ({ query: { shelfId: 'S1' } }), warehouse: [200, 200, 403], admin: [200, 403], codes: ['300'] },
  suggestShelves: {
    sample: async (given) => ({ query: { oneId: await given.item('inspected') } }),
    warehouse: [200, 404, 403],
    admin: [200, 403],
    codes: ['300'],
  },
};

export const topics: TopicRows = {
  shelves: warehouse('shelves', '300'),
};
