import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { idField } from '../kernel/lists/query-fields.ts';
import { oddNosField, ordersAnswerSchema, operatorField } from '../outbound/floor-fields.ts';
import { batchAdds, floorBases, batchEdits } from '../outbound/outbound-access.ts';

export const openOutboundBatchEndpoint = endpoint({
  name: 'openOutboundBatch',
  method: 'POST',
  path: '/outbound/batches',
  bases: floorBases,
  access: batchAdds,
  summary: 'Creates a batch of pending orders of one warehouse, optionally for an operator.',
  body: z.strictObject({ oddNos: oddNosField, operatorId: idField.optional() }),
  data: ordersAnswerSchema.extend({ batchNo: z.string() }),
  command: true,
});

export const assignOutboundBatchEndpoint = endpoint({
  name: 'assignOutboundBatch',
  method: 'POST',
  path: '/outbound/batches/assignments',
  bases: floorBases,
  access: batchEdits,
  summary: 'Assigns a batch and its open orders to an operator.',
  body: z.strictObject({ batchNo: idField, operatorId: operatorField }),
  data: ordersAnswerSchema,
  command: true,
});

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
