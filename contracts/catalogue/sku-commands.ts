import { z } from 'zod';
import { pictureField } from '../files/picture-field.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { MAX_SIZE } from '../kernel/fields/typed-lengths.ts';
import { kernelMessages } from '../kernel/messages.ts';

const skuField = z.string().trim().min(1).max(64);

/** Entered (R5.29); whether it repeats one that is there (R5.30), the SKU knows. */
const sizeField = z
  .string()
  .trim()
  .max(MAX_SIZE)
  .refine((size) => size !== '', { error: 'SizeMissing' });

const skuAnswer = z.object({ sku: z.string() });

export const changeSkuEndpoint = endpoint({
  name: 'changeSku',
  method: 'POST',
  path: '/skus/change',
  bases: ['admin'],
  access: ['800.edit'],
  summary: 'Changes brand, name, PKU or picture of a SKU; what is not named stays, and items keep what they were called when they came.',
  body: z.strictObject({
    sku: skuField,
    brand: z.string().trim().min(1).max(100).optional(),
    name: z.string().trim().min(1).max(200).optional(),
    pku: z.string().trim().max(64).optional(),
    image: pictureField.optional(),
  }),
  data: skuAnswer,
  command: true,
  success: kernelMessages.saved,
});

export const addSizeEndpoint = endpoint({
  name: 'addSize',
  method: 'POST',
  path: '/skus/sizes',
  bases: ['admin', 'warehouse'],
  access: ['800.edit', '700111.edit'],
  summary: 'Adds a size to a SKU.',
  body: z.strictObject({ sku: skuField, size: sizeField }),
  data: skuAnswer,
  command: true,
});

export const removeSizeEndpoint = endpoint({
  name: 'removeSize',
  method: 'POST',
  path: '/skus/sizes/remove',
  bases: ['admin'],
  access: ['800.edit'],
  summary: 'Takes a size that no item has away from a SKU.',
  body: z.strictObject({ sku: skuField, size: sizeField }),
  data: skuAnswer,
  command: true,
});

export const removeSkuEndpoint = endpoint({
  name: 'removeSku',
  method: 'POST',
  path: '/skus/remove',
  bases: ['admin'],
  access: ['800.delete'],
  summary: 'Removes a SKU that no item and no forecast names.',
  body: z.strictObject({ sku: skuField }),
  data: skuAnswer,
  command: true,
});
