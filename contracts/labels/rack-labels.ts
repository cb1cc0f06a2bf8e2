import { z } from 'zod';
import { binary } from '../files/binary.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { idField, partedByCommas } from '../kernel/query-fields.ts';

export const mostRackLabels = 50;

/** The codes that go onto racks: one 4x6 inch page per rack. */
export const rackLabels = endpoint({
  name: 'rackLabels',
  method: 'GET',
  path: '/labels/racks',
  bases: ['warehouse', 'admin'],
  access: ['700105.query', '300.query'],
  summary:
    'An SVG of 4x6 inch label pages, one below the other: the rack name as Code 128 (up to about 19 characters), QR code and in letters, with its zone and level.',
  query: z.strictObject({
    ids: partedByCommas(z.array(idField).min(1).max(mostRackLabels)).describe(`Up to ${mostRackLabels} shelf ids, separated by commas`),
  }),
  data: binary('image/svg+xml'),
  payload: 'raw',
});
