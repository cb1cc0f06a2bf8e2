import { z } from 'zod';
import { bases } from '../kernel/access/bases.ts';
import { endpoint, type BodyOf } from '../kernel/endpoint.ts';
import { MAX_MESSAGE } from './without-data.ts';

/** What broke in somebody's browser: where and how, and nothing of whom or of what they looked at. The server makes sure of it once more. */
export const reportBrowserError = endpoint({
  name: 'reportBrowserError',
  method: 'POST',
  path: '/browser-errors',
  bases,
  access: 'public',
  summary: 'Reports an error of a page in the browser: its route, the message without data, the location in the code and the version.',
  body: z.strictObject({
    route: z
      .string()
      .regex(/^[/\w:?*-]{1,100}$/)
      .describe('The pattern of the page’s address, such as `/Admin/InventoryView/:type?`; `other` where it has none'),
    message: z.string().trim().min(1).max(MAX_MESSAGE).describe('What was quoted, and every word with a digit, is left out'),
    place: z
      .string()
      .regex(/^([\w.-]{1,80}\.js:\d{1,7}:\d{1,7})?$/)
      .describe('File, line and column of the console’s own code; empty where unknown'),
    version: z.string().regex(/^\d{1,4}\.\d{1,4}\.\d{1,6}$/),
  }),
  data: z.null(),
  limit: { calls: 10, seconds: 60 },
});

/** One kind of error: the same fault at the same place in the same version. */
export type BrowserError = BodyOf<typeof reportBrowserError>;
