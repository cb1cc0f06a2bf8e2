import { z } from 'zod';
import { binary } from '../files/binary.ts';
import { endpoint } from '../kernel/endpoint.ts';

const number = z.string().trim().min(1).max(40);

/** R7.38: the labels of the chosen outbound batches and orders as one archive. */
export const zipLabel = endpoint({
  name: 'zipLabel',
  method: 'POST',
  path: '/sys_ware_out_batch/zipLabel',
  bases: ['warehouse', 'admin'],
  access: ['700106.query', '700107.query', '900.query'],
  summary: 'A ZIP with the shipping labels of the orders of the chosen batches; a text in it names those whose label is missing.',
  largeBody: true,
  body: z
    .strictObject({ batchNos: z.array(number).max(50).default([]), oddNos: z.array(number).max(500).default([]) })
    .refine(({ batchNos, oddNos }) => batchNos.length + oddNos.length > 0, { path: ['batchNos'], error: 'required' }),
  data: binary('application/zip'),
  payload: 'raw',
});
