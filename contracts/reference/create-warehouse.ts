import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { warehouseFields } from './warehouse-fields.ts';
import { kernelMessages } from '../kernel/messages.ts';

export const createWarehouse = endpoint({
  name: 'createWarehouse',
  method: 'POST',
  path: '/warehouses',
  bases: ['admin'],
  access: ['300.add'],
  summary: 'Creates a warehouse with its storage terms and the menu that its staff see.',
  body: z.strictObject(warehouseFields),
  data: z.object({ warehouseId: z.string() }),
  command: true,
  success: kernelMessages.saved,
});
