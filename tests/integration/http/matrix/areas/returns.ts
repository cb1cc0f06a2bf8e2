import { floorOnly } from '../answers.ts';
import type { Rows } from '../row.ts';
import { oneId } from '../samples.ts';

export const rows: Rows = {
  receiveReturn: floorOnly(),
  // What a buyer sends back may have left from anywhere.
  findOutbound: { sample: () => ({ query: { code: 'nothing' } }), ...floorOnly(200) },
  getFormerUnit: { sample: oneId, ...floorOnly(404) },
};
