import { z } from 'zod';
import { warehouseIdField } from '../accounts/account-fields.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { warehouseFields } from './warehouse-fields.ts';
import { kernelMessages } from '../kernel/messages.ts';

export const changeWarehouse = endpoint({
  name: 'changeWarehouse',
  method: 'POST',
  path: '/warehouses/change',
  bases: ['admin'],
  access: ['300.edit'],
  summary: 'Renames a warehouse or changes its storage terms or the menu that its staff see.',
  // What is not named stays as it is, so that nobody takes back what another changed meanwhile.
  body: z.strictObject(warehouseFields).partial().extend({ warehouseId: warehouseIdField }),
  data: z.object({ warehouseId: z.string() }),
  command: true,
  success: kernelMessages.saved,
});
