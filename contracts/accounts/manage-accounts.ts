import { z } from 'zod';
import { pictureField } from '../files/picture-field.ts';
import { endpoint } from '../kernel/endpoint.ts';
import {
  loginField,
  permissionsField,
  roleField,
  shopIdField,
  warehouseIdField,
  accountIdField,
  newPasswordField,
  phoneField,
} from './account-fields.ts';
import { kernelMessages } from '../kernel/messages.ts';
import { userTypes } from '../kernel/access/viewer.ts';
import { sellerAccountActions } from './seller-account-states.ts';

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

export const setPassword = endpoint({
  name: 'setPassword',
  method: 'POST',
  path: '/accounts/passwords',
  bases: ['admin'],
  access: sellerAccountActions.setPassword.access,
  summary: 'Sets or resets the password of an account, and the phone that its SMS codes go to; its sessions end.',
  body: z.strictObject({
    accountId: accountIdField,
    newPassword: newPasswordField,
    phone: phoneField.optional(),
  }),
  data: z.null(),
  success: kernelMessages.saved,
});

export const suspendAccount = endpoint({
  name: 'suspendAccount',
  method: 'POST',
  path: '/accounts/suspensions',
  bases: ['admin'],
  access: sellerAccountActions.suspend.access,
  summary: 'Disables an account: its sessions end, and signing in is refused as Suspended.',
  body: z.strictObject({ accountId: accountIdField, reason: z.string().trim().min(1).max(500) }),
  data: z.null(),
  command: true,
});

export const reinstateAccount = endpoint({
  name: 'reinstateAccount',
  method: 'POST',
  path: '/accounts/reinstatements',
  bases: ['admin'],
  access: sellerAccountActions.reinstate.access,
  summary: 'Lets a disabled account sign in again.',
  body: z.strictObject({ accountId: accountIdField }),
  data: z.null(),
  command: true,
});

export const eraseAccountEndpoint = endpoint({
  name: 'eraseAccount',
  method: 'POST',
  path: '/accounts/erasures',
  bases: ['admin'],
  access: sellerAccountActions.erase.access,
  summary: 'Erases the personal data of a disabled account for good: its key is destroyed, and everything encrypted with it reads as erased.',
  body: z.strictObject({
    accountId: accountIdField,
    /** The real name of its shop too, and every sender and recipient of the shop's orders and labels. */
    withShop: z.boolean(),
  }),
  data: z.null(),
  command: true,
});
