import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { LabelEvent } from '#contracts/labels/shipping/label-events.ts';
import { shippingLabelMachine } from '#services/aggregates/shipping-label/shipping-label.machine.ts';
import type { ShippingLabel } from '#services/aggregates/shipping-label/shipping-label.ts';

/** `LabelStateForbids` in the wrong state. */
export const requireLabelAllows = ({ labelNo, state }: ShippingLabel, event: LabelEvent['type']): Rejection | undefined =>
  shippingLabelMachine.mayOccur(state, event) ? undefined : reject('LabelStateForbids', { field: 'labelNo', params: { labelNo, state } });

export const noSuchLabel = reject('NotFound', { field: 'labelNo' });
