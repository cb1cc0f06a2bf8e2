import { setup } from 'xstate';
import type { AdjustmentEvent, AdjustmentStatus } from '#contracts/adjustments/adjustment-events.ts';
import { stateMachine, unguarded } from '#kernel/machines/state-machine.ts';

const machine = setup({ types: { events: {} as AdjustmentEvent } }).createMachine({
  id: 'adjustment',
  initial: 'absent',
  states: {
    absent: { on: { AdjustmentRequested: 'submitted' } },
    submitted: { on: { AdjustmentPosted: 'posted', AdjustmentRejected: 'rejected' } },
    posted: {},
    rejected: {},
  },
});

export const adjustmentMachine = stateMachine<AdjustmentStatus, AdjustmentEvent>(machine, unguarded);
