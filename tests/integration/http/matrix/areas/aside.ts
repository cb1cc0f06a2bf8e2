import { floorOnly } from '../answers.ts';
import type { Rows } from '../row.ts';

export const rows: Rows = {
  // It belongs where the staff work; those of another warehouse have it before them.
  putAside: { sample: async (given) => ({ body: { what: 'package', id: await given.parcel() } }), ...floorOnly(409, 200) },
  handOn: { sample: async (given) => ({ body: { id: await given.parcel() } }), ...floorOnly(200) },
  listAside: { warehouse: [200, 200, 403] },
};
