import { z } from 'zod';
import { binary } from '../files/binary.ts';
import { bases, endpoint } from '../kernel/endpoint.ts';

export const mostOneIdLabels = 50;

/** The labels that go onto the goods: one 4x6 inch page per ONE ID (R7.34). */
export const oneIdLabels = endpoint({
  name: 'oneIdLabels',
  method: 'GET',
  path: '/labels/one-id',
  bases,
  access: 'signedIn',
  summary: 'An SVG of 4x6 inch label pages, one below the other: Code 128, QR code and the ONE ID in letters.',
  query: z.strictObject({
    oneIds: z.string().min(1).max(2_000).describe(`Up to ${mostOneIdLabels} ONE IDs, separated by commas`),
    caption: z.string().trim().max(60).default('').describe('A line below the code, such as SKU and size'),
  }),
  data: binary,
  payload: 'raw',
});
