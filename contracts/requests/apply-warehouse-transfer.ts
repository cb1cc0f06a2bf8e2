import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { idField } from '../kernel/lists/query-fields.ts';
import { ownerAdds, ownerBases } from './request-access.ts';
import { oneIdsField, orderAnswerSchema, remarkField, seenFeeField } from './request-fields.ts';

const transfer = { oneIds: oneIdsField, toWarehouseId: idField, dueAt: z.iso.datetime().optional(), remark: remarkField };

/** Type 16 (R1.13). The goods stay whose they are; only where they lie changes. */
export const applyWarehouseTransferEndpoint = endpoint({
  name: 'applyWarehouseTransfer',
  method: 'POST',
  path: '/requests/warehouse-transfer',
  bases: ownerBases,
  access: ownerAdds,
  summary: 'Applies to move items of one warehouse to another.',
  body: z.strictObject({ ...transfer, feeCents: seenFeeField }),
  data: orderAnswerSchema,
  command: true,
});

/** Somebody else reviews it; where it is to cost something, it is quoted and its seller confirms. */
export const orderWarehouseTransferEndpoint = endpoint({
  name: 'orderWarehouseTransfer',
  method: 'POST',
  path: '/requests/warehouse-transfer/on-behalf',
  bases: ['admin'],
  access: ['300.edit', '300.add', '900.add'],
  summary: 'Applies to move items of one user to another warehouse on their behalf.',
  body: z.strictObject(transfer),
  data: orderAnswerSchema,
  command: true,
});
