import type { LabelEvent } from '#contracts/labels/shipping/label-events.ts';
import type { ShippingLabelState } from '#contracts/labels/shipping/shipping-label-states.ts';
import { streamType } from '#kernel/commands/stream-type.ts';
import type { LoadedFrom } from '#kernel/commands/loaded.ts';
import { acceptsLabelEvent, shippingLabelMachine } from './shipping-label.machine.ts';

type Bought = Extract<LabelEvent, { type: 'LabelBought' }>['data'];

/** A shipping label that a shop bought; undefined for a number that has no events. */
export interface ShippingLabel extends Bought {
  state: ShippingLabelState;
}

/** An event that the machine does not know here changes nothing. */
export const evolveShippingLabel = (label: ShippingLabel | undefined, event: LabelEvent): ShippingLabel | undefined => {
  const state = shippingLabelMachine.next(label?.state, event, undefined);
  if (!state) return label;
  return event.type === 'LabelBought' ? { ...event.data, state } : label && { ...label, state };
};

export const shippingLabelStream = streamType<ShippingLabel | undefined, LabelEvent>({
  prefix: 'label',
  initial: undefined,
  evolve: evolveShippingLabel,
  accepts: acceptsLabelEvent,
  tags: (label) => (label ? { shopIds: [label.shopId], state: label.state } : {}),
});

export type LoadedLabel = NonNullable<LoadedFrom<typeof shippingLabelStream>>;
