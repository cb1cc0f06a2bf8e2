import { z } from 'zod';
import { fileIdOf } from '../files/file-url.ts';
import { bases, endpoint } from '../kernel/endpoint.ts';

export const changePicture = endpoint({
  name: 'changePicture',
  method: 'POST',
  path: '/account/picture',
  bases,
  access: 'signedIn',
  summary: 'Sets the own picture: one that was uploaded, or none.',
  body: z.strictObject({
    headImg: z
      .string()
      .max(100)
      .refine((url) => url === '' || fileIdOf(url) !== undefined),
  }),
  data: z.null(),
  command: true,
  success: 'saved',
});
