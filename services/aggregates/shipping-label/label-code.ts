import { normaliseLabelCode } from '#contracts/labels/label-code.ts';
import type { Claim } from '#kernel/commands/decision.ts';

/** Who may ship under a label's number: two parcels never travel under one. */
export type LabelCodeOwner =
  | { order: string }
  /** A bought label waits for an order of its shop, and comes back when the order is given up. */
  | { boughtBy: number }
  /** No order takes the number of a void label. */
  | { voidLabel: string };

type Held = Pick<Claim, 'kind' | 'key' | 'owner'>;

export const labelCodeOf = (logNo: string, owner: LabelCodeOwner): Held => ({
  kind: 'label-code',
  key: normaliseLabelCode(logNo),
  owner: nameOf(owner),
});

interface Terms extends Pick<Claim, 'otherwise'> {
  lentBy?: LabelCodeOwner;
}

export const claimLabelCode = (logNo: string, owner: LabelCodeOwner, { otherwise, lentBy }: Terms): Claim => ({
  ...labelCodeOf(logNo, owner),
  ...(lentBy && { lentBy: nameOf(lentBy) }),
  otherwise,
});

const nameOf = (owner: LabelCodeOwner): string =>
  'order' in owner ? owner.order : 'boughtBy' in owner ? `shop ${owner.boughtBy}` : `void ${owner.voidLabel}`;
