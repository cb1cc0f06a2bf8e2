import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';

/** The accounts of the demo world whose passwords are public. Answered in demo mode only; an empty list otherwise. */
export const listDemoSignIns = endpoint({
  name: 'listDemoSignIns',
  method: 'GET',
  path: '/demo/sign-ins',
  bases: ['warehouse', 'business', 'admin'],
  access: 'public',
  summary: 'The demo sign-ins, one per role; empty outside demo mode',
  data: z.array(z.object({ role: z.string(), login: z.string(), password: z.string(), name: z.string() })),
});
