import type { LabelEvent } from '#contracts/labels/shipping/label-events.ts';
import type { LastScan } from '#contracts/labels/shipping/parcel-statuses.ts';
import type { ShippingLabelState } from '#contracts/labels/shipping/shipping-label-states.ts';
import { streamType } from '#kernel/commands/stream-type.ts';
import type { LoadedFrom } from '#kernel/commands/loaded.ts';
import { acceptsLabelEvent, shippingLabelMachine } from './shipping-label.machine.ts';

type Bought = Extract<LabelEvent, { type: 'LabelBought' }>['data'];

/** A shipping label that a shop bought; undefined for a number that has no events. */
export interface ShippingLabel extends Omit<Bought, 'logNo'> {
  state: ShippingLabelState;
  /** Empty until the carrier has numbered it. */
  logNo: string;
  /** The carrier's file; of a label without one, the house draws it. */
  url?: string;
  tracked?: LastScan;
  /** Why the carrier will not take it back, until it is asked again. */
  voidRefused?: string | undefined;
}

/** An event that the machine does not know here changes nothing. */
export const evolveShippingLabel = (label: ShippingLabel | undefined, event: LabelEvent): ShippingLabel | undefined => {
  const state = shippingLabelMachine.next(label?.state, event, undefined);
  if (!state) return label;
  if (event.type === 'LabelBought') return { ...event.data, logNo: event.data.logNo ?? '', state };
  return label && { ...label, ...whatChanges(event), state };
};

const whatChanges = (event: Exclude<LabelEvent, { type: 'LabelBought' }>): Partial<ShippingLabel> => {
  switch (event.type) {
    case 'LabelIssued':
      return { logNo: event.data.logNo, url: event.data.url };
    case 'LabelTracked':
      return { tracked: { status: event.data.status, at: event.data.at } };
    case 'LabelVoidRefused':
      return { voidRefused: event.data.reason };
    case 'LabelVoidRetried':
      return { voidRefused: undefined };
    case 'LabelDeclined':
    case 'LabelVoided':
    case 'LabelRefunded':
      return {};
  }
};

export const shippingLabelStream = streamType<ShippingLabel | undefined, LabelEvent>({
  prefix: 'label',
  initial: undefined,
  evolve: evolveShippingLabel,
  accepts: acceptsLabelEvent,
  tags: (label) => (label ? { shopIds: [label.shopId], state: label.state } : {}),
});

export type LoadedLabel = NonNullable<LoadedFrom<typeof shippingLabelStream>>;
