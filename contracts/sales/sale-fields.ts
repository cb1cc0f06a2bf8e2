import { z } from 'zod';
import type { Base } from '../kernel/access/bases.ts';
import type { PermissionCheck } from '../kernel/access/permissions.ts';
import { channelKinds } from '../channels/channel-kinds.ts';

/** Sellers see the sales of their shop, administrators with 1400 those of all (R6.27); the audit of consignments looks on. */
export const saleBases: readonly Base[] = ['business', 'admin'];
export const saleReads: readonly PermissionCheck[] = ['business.query', '1400.query'];
export const saleEdits: readonly PermissionCheck[] = ['1400.edit'];
/** Until the goods leave, their seller may do it too. */
export const ownSaleEdits: readonly PermissionCheck[] = ['business.edit', '1400.edit'];

export const saleIdField = z.string().trim().min(1).max(64);
export const channelField = z.enum(channelKinds);
/** As platforms number their orders. */
export const saleNoField = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^[\w.:/-]+$/);
export const oneSale = z.strictObject({ saleId: saleIdField });
