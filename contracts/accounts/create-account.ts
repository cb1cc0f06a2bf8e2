import { z } from 'zod';
import { pictureField } from '../files/picture-field.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { loginField, permissionsField, roleField, shopIdField, warehouseIdField } from './account-fields.ts';
import { kernelMessages } from '../kernel/messages.ts';
import { userTypes } from '../kernel/viewer.ts';

/** The account exists from then on, but nobody can sign in before a password is set (`setPassword`): secrets never travel with an event. */
export const createAccount = endpoint({
  name: 'createAccount',
  method: 'POST',
  path: '/accounts',
  bases: ['admin'],
  access: ['700.add'],
  summary: 'Creates an account; it can sign in once a password is set.',
  body: z.strictObject({
    login: loginField,
    name: z.string().trim().min(1).max(100),
    englishName: z.string().trim().max(100),
    email: z.email().max(200),
    headImg: pictureField,
    userType: z.union([z.literal(userTypes.admin), z.literal(userTypes.shopUser), z.literal(userTypes.warehouse), z.literal(userTypes.business)]),
    role: roleField,
    shopId: shopIdField.optional(),
    warehouseIds: z.array(warehouseIdField).max(100),
    permissions: permissionsField,
  }),
  data: z.object({ accountId: z.string() }),
  command: true,
  success: kernelMessages.saved,
});
