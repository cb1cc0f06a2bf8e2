import { setup } from 'xstate';
import type { CountEvent, CountStatus } from '#contracts/counts/count-events.ts';
import { guardsOver, stateMachine } from '#kernel/machines/state-machine.ts';

interface Facts {
  /** Of a round that ended: nothing was missing and nothing misplaced. */
  agrees?: boolean;
}

const guards = { agrees: ({ agrees }: Facts) => agrees === true };
const factsOf = (_: object, event: CountEvent): Facts =>
  event.type === 'CountFinished' ? { agrees: event.data.missing.length + event.data.misplaced.length === 0 } : {};

/** What happens within a round. */
const round = <Status extends CountStatus>(status: Status) => ({
  CountScanned: status,
  CountScanUndone: status,
  MisplacedSettled: status,
  CountCancelled: 'cancelled' as const,
});

const machine = setup({ types: { context: {}, events: {} as CountEvent }, guards: guardsOver(guards, factsOf) }).createMachine({
  id: 'count',
  initial: 'absent',
  states: {
    absent: { on: { CountPlanned: 'planned' } },
    planned: { on: { CountStarted: 'counting', CountCancelled: 'cancelled' } },
    counting: { on: { ...round('counting'), CountFinished: [{ target: 'completed', guard: 'agrees' }, { target: 'recount' }] } },
    // A difference is believed once somebody else has found it, too.
    recount: { on: { CountStarted: 'recounting', CountCancelled: 'cancelled' } },
    recounting: { on: { ...round('recounting'), CountFinished: [{ target: 'completed', guard: 'agrees' }, { target: 'toApprove' }] } },
    toApprove: { on: { CountApproved: 'completed', CountSentBack: 'recount', CountCancelled: 'cancelled' } },
    completed: {},
    cancelled: {},
  },
});

export const countMachine = stateMachine<CountStatus, CountEvent, object, Facts>(machine, { guards, factsOf });
