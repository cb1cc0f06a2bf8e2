import { z } from 'zod';
import { fileIdOf } from '../files/file-types.ts';
import type { Base } from '../kernel/access/bases.ts';
import type { PermissionCheck } from '../kernel/access/permissions.ts';
import { moneyField } from '../kernel/fields/money-field.ts';
import { MAX_REMARK } from '../kernel/fields/typed-lengths.ts';
import { rechargeStatusNames } from './recharge-events.ts';

export const rechargeNoField = z.string().trim().min(1).max(32);

/** What is announced at once, in cents: less is not worth a transfer, more than sellers send. */
export const MIN_RECHARGE_CENTS = 1_000;
export const MAX_RECHARGE_CENTS = 5_000_000;
export const rechargeAmountField = moneyField({ min: MIN_RECHARGE_CENTS, max: MAX_RECHARGE_CENTS });

/** What the bank calls the line of its statement. */
export const bankRefField = z.string().trim().min(4).max(MAX_REMARK);

export const MAX_PROOFS = 5;
/** Files that show a transfer, uploaded before. */
export const proofUrls = z
  .array(
    z
      .string()
      .max(200)
      .refine((url) => fileIdOf(url) !== undefined, { error: 'PhotoForeign' }),
  )
  .max(MAX_PROOFS);
export const proofsField = proofUrls.min(1);

export const rechargeAnswerSchema = z.object({ rechargeNo: z.string(), status: z.enum(rechargeStatusNames) });
export type RechargeAnswer = z.output<typeof rechargeAnswerSchema>;

export const rechargeBases: readonly Base[] = ['business', 'admin'];
export const rechargeReads: readonly PermissionCheck[] = ['business.query', '500.query'];
export const rechargeApplies: readonly PermissionCheck[] = ['business.add'];
/** Who of finance says that money has come, or has not. */
export const rechargeReview: readonly PermissionCheck[] = ['500.enable'];
