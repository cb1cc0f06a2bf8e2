import { setup } from 'xstate';
import type { BulkEvent, BulkStatus } from '#contracts/bulk/bulk-events.ts';
import { stateMachine, unguarded } from '#kernel/machines/state-machine.ts';
import { staysIn } from '#kernel/machines/stays-in.ts';

const states = staysIn(
  { BulkRowsPosted: ['approved'] },
  {
    absent: { on: { BulkSubmitted: 'submitted' } },
    submitted: { on: { BulkApproved: 'approved', BulkRejected: 'rejected' } },
    approved: { on: { BulkCompleted: 'completed' } },
    completed: {},
    rejected: {},
  },
);

const machine = setup({ types: { events: {} as BulkEvent } }).createMachine({ id: 'bulk', initial: 'absent', states });

export const bulkMachine = stateMachine<BulkStatus, BulkEvent>(machine, unguarded);
