import { z } from 'zod';
import type { PermissionCheck } from '../kernel/access/permissions.ts';
import { bases, type Base } from '../kernel/access/bases.ts';
import { repairStatusNames } from './repair-events.ts';

export const repairNoField = z.string().trim().min(1).max(32);
export const repairItemIdField = z.string().trim().min(1).max(64);
export const repairItemIdsField = z.array(repairItemIdField).min(1).max(20);

export const repairAnswerSchema = z.object({
  repairNo: z.string(),
  oneId: z.string(),
  status: z.enum(repairStatusNames),
});

export type RepairAnswer = z.output<typeof repairAnswerSchema>;

/** A seller sees the repairs of the own shop, staff those of their warehouses, administrators all. */
export const repairReadBases: readonly Base[] = bases;
export const repairReads: readonly PermissionCheck[] = ['business.query', '700109.query', '400.query', '900.query'];
export const repairShopReads: readonly PermissionCheck[] = ['700109.query', '900.query'];
/** Who carries repairs out, and who reviews them. */
export const repairShop: readonly PermissionCheck[] = ['700109.edit', '900.edit'];
export const repairReview: readonly PermissionCheck[] = ['400.edit'];
/** The seller who applied, and both of them. */
export const repairCancels: readonly PermissionCheck[] = ['business.edit', ...repairShop, ...repairReview];
