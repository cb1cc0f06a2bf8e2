import { z } from 'zod';

/** Reasons to reject a request that are offered to a reviewer. Whoever reads one reads it in their own language. */
export const presetReasonSchema = z.enum([
  'labelUnreadable',
  'wrongAddress',
  'itemsOnHold',
  'addressIncomplete',
  'notShippedThere',
  'notBought',
  'conditionTooPoor',
  'notSoldThere',
  'priceTooHigh',
  'recipientDeclines',
  'ownershipUnclear',
]);
export type PresetReason = z.output<typeof presetReasonSchema>;

/** Why a request is rejected: in the reviewer's words, and which of the offered reasons that is, if one. */
export interface GivenReason {
  reason: string;
  preset?: PresetReason | undefined;
}
