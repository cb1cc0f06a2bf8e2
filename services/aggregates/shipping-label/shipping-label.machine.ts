import { setup } from 'xstate';
import type { LabelEvent } from '#contracts/labels/shipping/label-events.ts';
import type { ShippingLabelState } from '#contracts/labels/shipping/shipping-label-states.ts';
import { stateMachine, unguarded } from '#kernel/machines/state-machine.ts';

const machine = setup({ types: { events: {} as LabelEvent } }).createMachine({
  id: 'shippingLabel',
  initial: 'absent',
  states: {
    absent: { on: { LabelBought: 'bought' } },
    bought: { on: { LabelVoided: 'voided' } },
    // Void, until the carrier has given the money back.
    voided: { on: { LabelRefunded: 'refunded' } },
    refunded: {},
  },
});

export const shippingLabelMachine = stateMachine<ShippingLabelState, LabelEvent>(machine, unguarded);

/** Whether a shipping label takes the event in its state. */
export const acceptsLabelEvent = (label: { state: ShippingLabelState } | undefined, event: LabelEvent): boolean =>
  shippingLabelMachine.accepts(label?.state, event, undefined);
