import { z } from 'zod';
import { preIdField } from '../item/item-fields.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { floorBases, receivingEdits } from '../receiving/receiving-access.ts';
import { asideKinds } from './aside-events.ts';
import { gmt } from '../kernel/lists/query-rows.ts';

/** By its package number or ONE ID. */
const oneAside = { id: preIdField };

export const putAsideEndpoint = endpoint({
  name: 'putAside',
  method: 'POST',
  path: '/receiving/aside',
  bases: floorBases,
  access: receivingEdits,
  summary: 'Records that a parcel or item of another warehouse is at the dock of the current one, until it is handed over.',
  body: z.strictObject({ ...oneAside, what: z.enum(asideKinds) }),
  data: z.object({ id: z.string(), belongsTo: z.string() }),
  command: true,
});

export const handOnEndpoint = endpoint({
  name: 'handOn',
  method: 'POST',
  path: '/receiving/aside/hand-on',
  bases: floorBases,
  access: receivingEdits,
  summary: 'Records that what was put aside is on its way to its own warehouse.',
  body: z.strictObject(oneAside),
  data: z.object({ id: z.string() }),
  command: true,
});

export const listAside = endpoint({
  name: 'listAside',
  method: 'GET',
  path: '/receiving/aside',
  bases: floorBases,
  access: ['700102.query', '700103.query'],
  summary: 'Goods of other warehouses at the dock of the current one, longest first, without those that have arrived there since',
  data: z.object({
    records: z.array(
      z.object({
        id: z.string(),
        what: z.enum(asideKinds),
        code: z.string(),
        warehouse: z.object({ id: z.string(), name: z.string() }).describe('Where it belongs'),
        by: z.string(),
        gmtCreate: gmt,
      }),
    ),
  }),
});
