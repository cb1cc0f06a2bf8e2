import { setup } from 'xstate';
import type { BatchEvent } from '#contracts/batch/batch-events.ts';
import { stateMachine, unguarded } from '#kernel/machines/state-machine.ts';

export type BatchStatus = 'open' | 'closed' | 'cancelled';

const machine = setup({ types: { events: {} as BatchEvent } }).createMachine({
  id: 'batch',
  initial: 'absent',
  states: {
    absent: { on: { BatchOpened: 'open' } },
    open: { on: { BatchAssigned: 'open', BatchProgressed: 'open', BatchClosed: 'closed', BatchCancelled: 'cancelled' } },
    closed: {},
    cancelled: {},
  },
});

export const batchMachine = stateMachine<BatchStatus, BatchEvent>(machine, unguarded);

/** Whether a batch takes the event in its status. */
export const acceptsBatchEvent = ({ status }: { status: BatchStatus | undefined }, event: BatchEvent): boolean =>
  batchMachine.accepts(status, event, undefined);
