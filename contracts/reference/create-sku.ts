import { z } from 'zod';
import { pictureField } from '../files/picture-field.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { kernelMessages } from '../kernel/messages.ts';

export const createSku = endpoint({
  name: 'createSku',
  method: 'POST',
  path: '/skus',
  bases: ['admin'],
  access: ['800.add'],
  summary: 'Adds a product with its sizes to the catalogue.',
  body: z.strictObject({
    sku: z.string().trim().min(1).max(64),
    brand: z.string().trim().min(1).max(100),
    name: z.string().trim().min(1).max(200),
    pku: z.string().trim().max(64),
    sizes: z.array(z.string().trim().min(1).max(20)).min(1).max(100),
    image: pictureField,
  }),
  data: z.object({ sku: z.string() }),
  command: true,
  success: kernelMessages.saved,
});
