import { z } from 'zod';
import { binary } from '../files/binary.ts';
import { bases } from '../kernel/bases.ts';
import { endpoint } from '../kernel/endpoint.ts';

export const mostOneIdLabels = 50;

/** The labels that go onto the goods: one 4x6 inch page per ONE ID (R7.34). */
export const oneIdLabels = endpoint({
  name: 'oneIdLabels',
  method: 'GET',
  path: '/labels/one-id',
  bases,
  access: 'signedIn',
  summary:
    'An SVG of 4x6 inch label pages, one below the other: Code 128, QR code and the ONE ID in letters, with product, SKU and size where the caller may see the item.',
  query: z.strictObject({
    oneIds: z.string().min(1).max(2_000).describe(`Up to ${mostOneIdLabels} ONE IDs, separated by commas`),
    caption: z.string().trim().max(60).default('').describe('The line at the foot in place of SKU and size'),
  }),
  data: binary('image/svg+xml'),
  payload: 'raw',
});
