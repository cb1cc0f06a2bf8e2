import { z } from 'zod';
import type { PermissionCheck } from '../accounts/permissions.ts';
import { repairStatuses, type RepairStatus } from './repair-events.ts';

export const repairNoField = z.string().trim().min(1).max(32);
export const repairItemIdField = z.string().trim().min(1).max(64);
export const repairItemIdsField = z.array(repairItemIdField).min(1).max(20);

export const repairAnswerSchema = z.object({
  repairNo: z.string(),
  oneId: z.string(),
  status: z.enum(Object.keys(repairStatuses) as [RepairStatus, ...RepairStatus[]]),
});

export type RepairAnswer = z.output<typeof repairAnswerSchema>;

/** Who carries repairs out, and who reviews them. */
export const repairShop: readonly PermissionCheck[] = ['700109.edit', '900.edit'];
export const repairReview: readonly PermissionCheck[] = ['400.edit'];
