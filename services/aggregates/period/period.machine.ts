import { setup } from 'xstate';
import type { PeriodEvent, PeriodStatus } from '#contracts/periods/period-events.ts';
import { stateMachine, unguarded } from '#kernel/machines/state-machine.ts';
import { staysIn } from '#kernel/machines/stays-in.ts';

const states = staysIn(
  { PeriodAdjusted: ['closing'] },
  {
    // A month is open before anything is said of it.
    absent: { on: { PeriodClosingStarted: 'closing' } },
    open: { on: { PeriodClosingStarted: 'closing' } },
    closing: { on: { PeriodClosed: 'closed', PeriodClosingCancelled: 'open' } },
    closed: { on: { PeriodReopenAsked: 'reopening' } },
    reopening: { on: { PeriodReopened: 'closing', PeriodReopenDeclined: 'closed' } },
  },
);

const machine = setup({ types: { events: {} as PeriodEvent } }).createMachine({ id: 'period', initial: 'absent', states });

export const periodMachine = stateMachine<PeriodStatus, PeriodEvent>(machine, unguarded);
