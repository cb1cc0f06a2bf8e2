import { z } from 'zod';
import { loginField } from '../account-fields.ts';
import { login } from './login.ts';
import { endpoint } from '#contracts/kernel/endpoint.ts';

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

/** Nobody reads a picture to look at the demo: whose password is public needs no captcha that guards it. */
export const signInToDemo = endpoint({
  name: 'signInToDemo',
  method: 'POST',
  path: '/demo/sign-in',
  bases: ['warehouse', 'business', 'admin'],
  access: 'public',
  summary: 'Signs in as one of the demo sign-ins; not available outside demo mode',
  body: z.strictObject({ account: loginField }),
  data: login.data,
  limit: { calls: 30, seconds: 60 },
});
