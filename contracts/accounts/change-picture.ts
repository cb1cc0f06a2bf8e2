import { z } from 'zod';
import { pictureField } from '../files/picture-field.ts';
import { bases } from '../kernel/bases.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { kernelMessages } from '../kernel/messages.ts';

export const changePicture = endpoint({
  name: 'changePicture',
  method: 'POST',
  path: '/account/picture',
  bases,
  access: 'signedIn',
  summary: 'Sets one’s own picture: an uploaded one, or none.',
  body: z.strictObject({
    headImg: pictureField,
  }),
  data: z.null(),
  command: true,
  success: kernelMessages.saved,
});
