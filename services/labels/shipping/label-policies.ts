import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { shippingLabelAllows, type ShippingLabelActionName } from '#contracts/labels/shipping/shipping-label-actions.ts';
import type { ShippingLabel } from '#services/aggregates/shipping-label/shipping-label.ts';

/** `LabelStateForbids` in the wrong state. */
export const labelMay = ({ labelNo, state }: ShippingLabel, action: ShippingLabelActionName): Rejection | undefined =>
  shippingLabelAllows(state, action) ? undefined : reject('LabelStateForbids', { field: 'labelNo', params: { labelNo, state } });

export const noSuchLabel = reject('NotFound', { field: 'labelNo' });
