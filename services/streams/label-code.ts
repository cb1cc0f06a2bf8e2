import { normaliseLabelCode } from '#contracts/labels/label-code.ts';
import type { Rejection } from '#contracts/kernel/rejection.ts';
import type { Claim } from '../kernel/commands/decision.ts';

/** Who may ship under a label's number: two parcels never travel under one. */
export type LabelCodeOwner =
  | { order: string }
  /** A bought label waits for an order of its shop, which takes the number over. */
  | { boughtBy: number }
  /** No order takes the number of a void label. */
  | { voidLabel: string };

type Held = Pick<Claim, 'kind' | 'key' | 'owner'>;

export const labelCodeOf = (logNo: string, owner: LabelCodeOwner): Held => ({
  kind: 'label-code',
  key: normaliseLabelCode(logNo),
  owner: 'order' in owner ? owner.order : 'boughtBy' in owner ? `shop ${owner.boughtBy}` : `void ${owner.voidLabel}`,
});

export const claimLabelCode = (logNo: string, owner: LabelCodeOwner, otherwise: Rejection): Claim => ({ ...labelCodeOf(logNo, owner), otherwise });
