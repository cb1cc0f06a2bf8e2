import { mayAny, type PermissionCheck } from '#contracts/kernel/permissions.ts';
import type { Viewer } from '#contracts/kernel/viewer.ts';
import type { Words } from '#contracts/kernel/words.ts';
import { labelReads, labelRefunds, labelVoids } from './shipping-label-access.ts';
import type { ShippingLabelState } from './shipping-label-states.ts';

interface ShippingLabelAction extends Words {
  states: readonly ShippingLabelState[];
  access: readonly PermissionCheck[];
}

/** What a person can do with a label: the commands ask it which states allow what, rows carry what the viewer may. */
export const shippingLabelActions = {
  print: { states: ['bought'], access: labelReads, en: 'Print', zh: '打印' },
  void: { states: ['bought'], access: labelVoids, en: 'Void', zh: '作废' },
  refund: { states: ['voided'], access: labelRefunds, en: 'Carrier refunded', zh: '承运商已退款' },
} as const satisfies Record<string, ShippingLabelAction>;

export type ShippingLabelActionName = keyof typeof shippingLabelActions;
export const shippingLabelActionNames = Object.keys(shippingLabelActions) as [ShippingLabelActionName, ...ShippingLabelActionName[]];

export const shippingLabelAllows = (state: ShippingLabelState, name: ShippingLabelActionName): boolean =>
  (shippingLabelActions[name].states as readonly ShippingLabelState[]).includes(state);

interface ActedOn {
  state: ShippingLabelState;
  shopId: number;
  /** It is young enough, and no order uses it. */
  free: boolean;
}

/** What neither the state nor the permission tells: only who bought a label voids it, and only while it is free. */
const only: Partial<Record<ShippingLabelActionName, (label: ActedOn, viewer: Pick<Viewer, 'shopId'>) => boolean>> = {
  void: ({ shopId, free }, viewer) => free && viewer.shopId === shopId,
};

export const shippingLabelActionsOn = (label: ActedOn, viewer: Pick<Viewer, 'permissions' | 'shopId'>): ShippingLabelActionName[] =>
  shippingLabelActionNames.filter((name) => {
    const { access }: ShippingLabelAction = shippingLabelActions[name];
    return shippingLabelAllows(label.state, name) && mayAny(viewer.permissions, access) && (only[name]?.(label, viewer) ?? true);
  });
