import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { warehouseFields } from './warehouse-fields.ts';

export const changeWarehouse = endpoint({
  name: 'changeWarehouse',
  method: 'POST',
  path: '/warehouses/change',
  bases: ['admin'],
  access: ['300.edit'],
  summary: 'Renames a warehouse or changes its storage terms or the menu that its staff see.',
  body: z.strictObject(warehouseFields),
  data: z.object({ warehouseId: z.string() }),
  command: true,
  success: 'saved',
});
