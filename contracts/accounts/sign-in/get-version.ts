import { z } from 'zod';
import { bases } from '#contracts/kernel/access/bases.ts';
import { endpoint } from '#contracts/kernel/endpoint.ts';

/** R7.19: the browser compares it with its own and offers a reload. */
export const getVersion = endpoint({
  name: 'getVersion',
  method: 'GET',
  path: '/version/web',
  bases,
  access: 'public',
  summary: 'The version that is running.',
  data: z.object({ version: z.string(), checkMinutes: z.number().int().describe('After which to ask again (R1.60)') }),
});
