import { type PermissionCheck, mayAny } from '#contracts/kernel/access/permissions.ts';
import type { Base } from '#contracts/kernel/access/bases.ts';
import { type Action, offeredActions } from '#contracts/kernel/access/offered-actions.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { LabelEvent } from './label-events.ts';
import type { ShippingLabelState } from './shipping-label-states.ts';

/** Sellers buy on their own base; there an administrator acts as shop 1. */
export const labelBases: readonly Base[] = ['business'];
export const labelBuys: readonly PermissionCheck[] = ['business.add'];
export const labelVoids: readonly PermissionCheck[] = ['business.edit'];

/** A seller sees the labels of the own shop, finance all of them. */
export const labelReadBases: readonly Base[] = ['business', 'admin'];
export const labelReads: readonly PermissionCheck[] = ['business.query', '500.query'];
/** Who tells that a carrier has refunded a label. */
export const labelRefunds: readonly PermissionCheck[] = ['500.edit'];

/** What a person can do with a label. */
export const shippingLabelActions = {
  print: { access: labelReads, en: 'Print', zh: '打印' },
  void: { event: 'LabelVoided', access: labelVoids, en: 'Void', zh: '作废' },
  retryVoid: { event: 'LabelVoidRetried', access: labelRefunds, en: 'Ask the carrier again', zh: '再次请求退款' },
  refund: { event: 'LabelRefunded', access: labelRefunds, en: 'Carrier refunded', zh: '承运商已退款' },
} as const satisfies Record<string, Action<LabelEvent['type']>>;

export type ShippingLabelActionName = keyof typeof shippingLabelActions;
export const shippingLabelActionNames = Object.keys(shippingLabelActions) as [ShippingLabelActionName, ...ShippingLabelActionName[]];

/** A void label ships nothing any more. */
export const isPrintable = ({ state }: { state: ShippingLabelState }): boolean => state === 'bought';

interface ActedOn {
  state: ShippingLabelState;
  shopId: number;
  /** It is young enough, and no order uses it. */
  free: boolean;
  /** It was bought from a carrier here, who says itself that it has refunded it. */
  connected: boolean;
  /** Its carrier will not take it back. */
  refused: boolean;
}

/** What neither the state nor the permission tells: only who bought a label voids it, and only while it is free. */
const only: Partial<Record<ShippingLabelActionName, (label: ActedOn, viewer: Pick<Viewer, 'shopId'>) => boolean>> = {
  print: isPrintable,
  retryVoid: ({ refused }) => refused,
  refund: ({ connected }) => !connected,
  void: ({ shopId, free }, viewer) => free && viewer.shopId === shopId,
};

export const shippingLabelActionsOn = (
  label: ActedOn,
  viewer: Pick<Viewer, 'permissions' | 'shopId'>,
  allowed: readonly LabelEvent['type'][],
): ShippingLabelActionName[] =>
  offeredActions<ShippingLabelActionName, LabelEvent['type']>(shippingLabelActions, {
    allowed,
    may: (access) => mayAny(viewer.permissions, access),
    holds: (name) => only[name]?.(label, viewer) ?? true,
  });
