import { z } from 'zod';
import { actionKeys, permissionTable, type PermissionId } from '../kernel/access/permissions.ts';
import { roleNames } from './roles.ts';
import type { FieldRule } from '../kernel/fields/field-rules.ts';
import { MAX_LOGIN, MAX_PASSWORD, MAX_PHONE, MAX_WAREHOUSE_ID, SMS_DIGITS } from '../kernel/fields/typed-lengths.ts';

const permissionIds = Object.keys(permissionTable) as [PermissionId, ...PermissionId[]];

/** As it is stored and looked up: nobody is told apart by capitals or blanks. */
export const normaliseLogin = (login: string): string => login.trim().toLowerCase();

export const loginField = z.string().trim().min(2).max(MAX_LOGIN).transform(normaliseLogin);
export const emailLoginField = z.email().max(MAX_LOGIN).transform(normaliseLogin);
export const passwordField = z.string().min(1).max(MAX_PASSWORD);
export const newPasswordField = z.string().min(8).max(MAX_PASSWORD);
export const smsCodeField = z
  .string()
  .trim()
  .regex(new RegExp(`^\\d{${SMS_DIGITS}}$`), { error: 'digits' satisfies FieldRule });
/** The codes of both ways look the same. */
export const emailCodeField = smsCodeField;
/** Digits, and a plus in front: two spellings of one number are one phone. */
export const phoneField = z
  .string()
  .trim()
  .regex(new RegExp(`^\\+?[0-9 -]{5,${MAX_PHONE - 1}}$`), { error: 'phone' satisfies FieldRule })
  .transform((phone) => phone.replaceAll(/[ -]/g, ''));
export const accountIdField = z.string().min(1).max(64);
export const shopIdField = z.number().int().min(1).max(2_147_483_647);
export const warehouseIdField = z.string().regex(new RegExp(`^[A-Za-z0-9-]{1,${MAX_WAREHOUSE_ID}}$`));

export const grantField = z.strictObject({
  permissionId: z.enum(permissionIds),
  actions: z.array(z.enum(actionKeys)).max(actionKeys.length),
});
export const permissionsField = z.array(grantField).max(permissionIds.length);
export const menuField = z.array(z.enum(permissionIds)).max(permissionIds.length);
/** Empty: no role has been given yet, and nobody can sign in (R6.47). */
export const roleField = z.union([z.enum(roleNames), z.literal('')]);
