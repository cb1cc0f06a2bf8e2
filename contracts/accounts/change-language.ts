import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';

const query = z.strictObject({ language: z.enum(['en_us', 'zh_cn']) });

/** R7.31. */
export const changeLanguageOfStaff = endpoint({
  name: 'changeLanguageOfStaff',
  method: 'GET',
  path: '/changeLanguage',
  bases: ['warehouse'],
  access: 'signedIn',
  summary: 'Saves the language that a staff member has chosen.',
  query,
  data: z.null(),
  command: true,
  unsafeGet: true,
});

/** R7.32. */
export const changeLanguage = endpoint({
  name: 'changeLanguage',
  method: 'GET',
  path: '/sys_user/changeLanguage',
  bases: ['business', 'admin'],
  access: 'signedIn',
  summary: 'Saves the language that the user has chosen.',
  query,
  data: z.null(),
  command: true,
  unsafeGet: true,
});
