import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { idField } from '../kernel/query-fields.ts';
import { operatorField, ordersAnswerSchema } from '../outbound/floor-fields.ts';
import { batchEdits, floorBases } from '../outbound/outbound-access.ts';

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
