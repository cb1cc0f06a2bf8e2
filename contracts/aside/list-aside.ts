import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { gmt } from '../kernel/query-rows.ts';
import { floorBases } from '../receiving/receiving-access.ts';
import { asideKinds } from './aside-events.ts';

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
