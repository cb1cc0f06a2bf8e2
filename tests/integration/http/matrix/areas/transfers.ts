import { floorAndOffice } from '../answers.ts';
import type { Rows } from '../row.ts';
import type { TopicRows } from '../topic-row.ts';

export const rows: Rows = {
  listTransfers: { warehouse: [200, 200, 403], admin: [200, 403], codes: ['900'] },
  // What leaves the house is no transfer.
  getTransfer: { sample: async (given) => ({ query: { oddNo: (await given.toPick()).oddNo } }), ...floorAndOffice(404), codes: ['900'] },
  receiveTransfer: { ...floorAndOffice(), codes: ['900'] },
  closeTransfer: { ...floorAndOffice(), codes: ['900'] },
};

/** Followed by warehouse; whoever reaches every shop may name one. */
export const topics: TopicRows = {
  transfers: {
    of: () => ['transfers:all', 'transfers:warehouse:W1'],
    codes: { '900': ['transfers:all', 'transfers:shop:7', 'transfers:shop:1'] },
  },
};
