import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { accountIdField, permissionsField, roleField, warehouseIdField } from './account-fields.ts';
import { kernelMessages } from '../kernel/messages.ts';

/** R2.131: what is given takes the place of all that the account had. */
export const changeAccess = endpoint({
  name: 'changeAccess',
  method: 'POST',
  path: '/accounts/access',
  bases: ['admin'],
  access: ['700.edit'],
  summary: 'Changes the role, the warehouses and the permissions of an account; its open pages update at once.',
  body: z.strictObject({
    accountId: accountIdField,
    role: roleField,
    warehouseIds: z.array(warehouseIdField).max(100),
    permissions: permissionsField,
  }),
  data: z.null(),
  command: true,
  success: kernelMessages.saved,
});
