import { setup } from 'xstate';
import type { BankLineEvent, BankLineStatus } from '#contracts/statements/bank/bank-events.ts';
import { stateMachine, unguarded } from '#kernel/machines/state-machine.ts';

const settled = { BankLineMatched: 'matched', BankLineExplained: 'explained' } as const;

const machine = setup({ types: { events: {} as BankLineEvent } }).createMachine({
  id: 'bankLine',
  initial: 'absent',
  states: {
    absent: { on: { BankLineRecorded: 'unmatched' } },
    unmatched: { on: { ...settled, BankLineDisputed: 'disputed' } },
    // What the bank answers settles it.
    disputed: { on: settled },
    matched: { on: { BankLineReleased: 'unmatched' } },
    explained: { on: { BankLineReleased: 'unmatched' } },
  },
});

export const bankLineMachine = stateMachine<BankLineStatus, BankLineEvent>(machine, unguarded);

/** Whether a line takes the event in its state. */
export const acceptsBankLineEvent = (line: { status: BankLineStatus } | undefined, event: BankLineEvent): boolean =>
  bankLineMachine.accepts(line?.status, event, undefined);
