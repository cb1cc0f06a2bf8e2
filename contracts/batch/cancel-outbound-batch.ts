import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { idField } from '../kernel/query-fields.ts';
import { ordersAnswerSchema } from '../outbound/floor-fields.ts';
import { batchEdits, floorBases } from '../outbound/outbound-access.ts';

export const cancelOutboundBatchEndpoint = endpoint({
  name: 'cancelOutboundBatch',
  method: 'POST',
  path: '/outbound/batches/cancellations',
  bases: floorBases,
  access: batchEdits,
  summary: 'Cancels a batch before work on it begins; its orders become pending again.',
  body: z.strictObject({ batchNo: idField }),
  data: ordersAnswerSchema,
  command: true,
});
