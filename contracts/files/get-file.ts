import { z } from 'zod';
import { bases } from '../kernel/access/bases.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { binary } from './file-answers.ts';
import { fileTypes } from './file-types.ts';

/** R7.33: a label file for printing. No request leaves the server for it. */
export const getFile = endpoint({
  name: 'getFile2',
  method: 'POST',
  path: '/getFile2',
  bases,
  access: 'signedIn',
  summary: 'The bytes of a stored file that the caller may see.',
  body: z.strictObject({ url: z.string().min(1).max(500) }),
  data: binary(...Object.values(fileTypes).map(({ contentType }) => contentType), 'image/svg+xml'),
  payload: 'raw',
});
