import { floorAndOffice, floorOnly } from '../answers.ts';
import type { Rows } from '../row.ts';
import { oneId } from '../samples.ts';

export const rows: Rows = {
  receiveReturn: floorOnly(),
  // What a buyer sends back may have left from anywhere.
  findOutbound: { sample: () => ({ query: { code: 'nothing' } }), ...floorOnly(200) },
  listReturnable: { warehouse: [200, 200, 403], admin: [200, 403], codes: ['300', '900'] },
  // Of what is out of reach nothing is told.
  getReturnAddresses: {
    sample: async (given) => ({ body: { oneId: await given.available() } }),
    ...floorAndOffice(200),
    codes: ['300', '900'],
  },
  getFormerUnit: { sample: oneId, ...floorOnly(404) },
};
