import { assign, setup } from 'xstate';
import type { RepairEvent, RepairStatus } from '#contracts/repair/repair-events.ts';
import { guardsOver, stateMachine } from '#kernel/machines/state-machine.ts';

interface Context {
  /** Where the repair stood when its box was lost. */
  lostIn?: RepairStatus | undefined;
}

const guards = {
  lostInWork: ({ lostIn }: Context) => lostIn === 'started',
  lostAtBench: ({ lostIn }: Context) => lostIn === 'picked',
};
const factsOf = ({ lostIn }: Context): Context => ({ lostIn });

const inWork = { RepairOrderCancelled: 'cancelled', RepairOrderCompleted: 'completed', RepairOrderFailed: 'failed' } as const;
/** Who does it and when changes nothing of where it stands. */
const task = <Status extends RepairStatus>(status: Status) =>
  ({ RepairTaskAssigned: status, RepairTaskReverted: status, RepairOrderBatched: status }) as const;

const machine = setup({
  types: { context: {} as Context, events: {} as RepairEvent },
  guards: guardsOver(guards, factsOf),
  actions: {
    loseIn: assign({ lostIn: (_, lostIn: RepairStatus) => lostIn }),
    find: assign({ lostIn: undefined }),
  },
}).createMachine({
  id: 'repair',
  context: {},
  initial: 'absent',
  states: {
    absent: { on: { RepairOrderApplied: 'applied' } },
    // What is to be done may be edited until it is reviewed (R4.54).
    applied: {
      on: {
        RepairOrderEdited: 'applied',
        RepairOrderApproved: 'approved',
        RepairOrderRejected: 'rejected',
        RepairOrderCancelled: 'cancelled',
      },
    },
    approved: {
      on: {
        ...inWork,
        ...task('approved'),
        RepairOrderMovedToToday: 'approved',
        RepairOrderPicked: 'picked',
        // An item that somebody brings to the bench is picked by that.
        RepairOrderStarted: 'started',
        RepairOrderBoxLost: { target: 'boxLost', actions: { type: 'loseIn', params: 'approved' } },
      },
    },
    picked: {
      on: {
        ...inWork,
        ...task('picked'),
        RepairOrderMovedToToday: 'picked',
        RepairOrderStarted: 'started',
        RepairOrderBoxLost: { target: 'boxLost', actions: { type: 'loseIn', params: 'picked' } },
      },
    },
    started: { on: { ...inWork, ...task('started'), RepairOrderBoxLost: { target: 'boxLost', actions: { type: 'loseIn', params: 'started' } } } },
    // A found box goes on where it stood (R4.56).
    boxLost: {
      on: {
        RepairOrderBoxFound: [
          { target: 'started', guard: 'lostInWork', actions: 'find' },
          { target: 'picked', guard: 'lostAtBench', actions: 'find' },
          { target: 'approved', actions: 'find' },
        ],
      },
    },
    completed: {},
    failed: {},
    rejected: {},
    cancelled: {},
  },
});

export const repairMachine = stateMachine<RepairStatus, RepairEvent, Context, Context>(machine, { guards, factsOf });

/** Whether a repair order takes the event where it stands. */
export const acceptsRepairEvent = (repair: Context & { status: RepairStatus | undefined }, event: RepairEvent): boolean =>
  repairMachine.accepts(repair.status, event, repair);
