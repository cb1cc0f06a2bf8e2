import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { idField } from '../kernel/query-fields.ts';
import { oddNosField, ordersAnswerSchema } from '../outbound/floor-fields.ts';
import { batchAdds, floorBases } from '../outbound/outbound-access.ts';

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
