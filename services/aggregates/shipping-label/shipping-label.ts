import type { LabelEvent } from '#contracts/labels/shipping/label-events.ts';
import type { ShippingLabelState } from '#contracts/labels/shipping/shipping-label-states.ts';
import { streamType } from '#kernel/commands/stream-type.ts';

type Bought = Extract<LabelEvent, { type: 'LabelBought' }>['data'];

/** A shipping label that a shop bought; undefined for a number that has no events. */
export interface ShippingLabel extends Bought {
  state: ShippingLabelState;
}

export const evolveShippingLabel = (label: ShippingLabel | undefined, event: LabelEvent): ShippingLabel | undefined => {
  switch (event.type) {
    case 'LabelBought':
      return { ...event.data, state: 'bought' };
    case 'LabelVoided':
      return label && { ...label, state: 'voided' };
    case 'LabelRefunded':
      return label && { ...label, state: 'refunded' };
  }
};

export const shippingLabelStream = streamType<ShippingLabel | undefined, LabelEvent>({
  prefix: 'label',
  initial: undefined,
  evolve: evolveShippingLabel,
  tags: (label) => (label ? { shopIds: [label.shopId], state: label.state } : {}),
});
