import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { BankLineEvent, BankLineStatus } from '#contracts/statements/bank/bank-events.ts';
import type { LoadedFrom } from '#kernel/commands/loaded.ts';
import { streamType } from '#kernel/commands/stream-type.ts';
import { acceptsBankLineEvent, bankLineMachine } from './bank-line.machine.ts';

type Recorded = Extract<BankLineEvent, { type: 'BankLineRecorded' }>['data'];

/** One line of a bank statement; undefined for an id that has no events. */
export interface BankLine extends Recorded {
  status: BankLineStatus;
}

/** An event that the machine does not know here changes nothing. */
export const evolveBankLine = (line: BankLine | undefined, event: BankLineEvent): BankLine | undefined => {
  const status = bankLineMachine.next(line?.status, event, undefined);
  if (!status) return line;
  return event.type === 'BankLineRecorded' ? { ...event.data, status } : line && { ...line, status };
};

export const bankLineStream = streamType<BankLine | undefined, BankLineEvent>({
  prefix: 'bankline',
  initial: undefined,
  evolve: evolveBankLine,
  accepts: acceptsBankLineEvent,
  tags: (line) => (line ? { state: line.status } : {}),
});

export type LoadedBankLine = NonNullable<LoadedFrom<typeof bankLineStream>>;

/** `BankLineSettled` where somebody was faster: the second of two clerks is told what it is now. */
export const requireBankLineAllows = (line: BankLine, event: BankLineEvent['type']): Rejection | undefined =>
  bankLineMachine.mayOccur(line.status, event)
    ? undefined
    : reject('BankLineSettled', { field: 'lineId', params: { number: line.number, day: line.bookedOn, status: line.status } });
