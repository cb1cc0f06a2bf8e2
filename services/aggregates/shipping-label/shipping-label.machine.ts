import { setup } from 'xstate';
import type { LabelEvent } from '#contracts/labels/shipping/label-events.ts';
import type { ShippingLabelState } from '#contracts/labels/shipping/shipping-label-states.ts';
import { guardsOver, stateMachine } from '#kernel/machines/state-machine.ts';

interface LabelFacts {
  /** Of a purchase: it has its number already. */
  numbered: boolean;
}

const guards = { numbered: ({ numbered }: LabelFacts) => numbered };
const factsOf = (_: unknown, event: LabelEvent): LabelFacts => ({ numbered: event.type === 'LabelBought' && event.data.logNo !== undefined });

const machine = setup({ types: { events: {} as LabelEvent }, guards: guardsOver(guards, factsOf) }).createMachine({
  id: 'shippingLabel',
  initial: 'absent',
  states: {
    absent: { on: { LabelBought: [{ target: 'bought', guard: 'numbered' }, { target: 'ordered' }] } },
    // Paid for, until the carrier has numbered it.
    ordered: { on: { LabelIssued: 'bought', LabelDeclined: 'voided' } },
    bought: { on: { LabelTracked: 'bought', LabelVoided: 'voided' } },
    // Void, until the carrier has given the money back.
    voided: { on: { LabelVoidRefused: 'voided', LabelVoidRetried: 'voided', LabelRefunded: 'refunded' } },
    refunded: {},
  },
});

export const shippingLabelMachine = stateMachine<ShippingLabelState, LabelEvent, undefined, LabelFacts>(machine, { guards, factsOf });

/** Whether a shipping label takes the event in its state. */
export const acceptsLabelEvent = (label: { state: ShippingLabelState } | undefined, event: LabelEvent): boolean =>
  shippingLabelMachine.accepts(label?.state, event, undefined);
