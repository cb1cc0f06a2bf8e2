import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { BankLineEvent, BankLineStatus } from '#contracts/statements/bank/bank-events.ts';
import type { LoadedFrom } from '#kernel/commands/loaded.ts';
import { streamType } from '#kernel/commands/stream-type.ts';
import { numbered } from '../wallet/numbered.ts';
import { acceptsBankLineEvent, bankLineMachine } from './bank-line.machine.ts';

type Recorded = Extract<BankLineEvent, { type: 'BankLineRecorded' }>['data'];

/** One line of a bank statement; undefined for an id that has no events. */
export interface BankLine extends Recorded {
  status: BankLineStatus;
  /** What it is in the books, and who said so; undefined while it is open. */
  settled: { postingIds: readonly string[]; settlerId: string } | undefined;
  /** What it had posted itself and a release reversed. */
  takenBack: readonly string[];
}

/** An event that the machine does not know here changes nothing. */
export const evolveBankLine = (line: BankLine | undefined, event: BankLineEvent): BankLine | undefined => {
  const status = bankLineMachine.next(line?.status, event, undefined);
  if (!status) return line;
  if (event.type === 'BankLineRecorded') return { ...event.data, status, settled: undefined, takenBack: [] };
  return line && { ...line, status, ...changes(line, event) };
};

const changes = (line: BankLine, event: Exclude<BankLineEvent, { type: 'BankLineRecorded' }>): Partial<BankLine> => {
  switch (event.type) {
    case 'BankLineMatched':
    case 'BankLineExplained': {
      const { postings, settlerId } = event.data;
      return { settled: { postingIds: postings.map(({ postingId }) => postingId), settlerId } };
    }
    case 'BankLineDisputed':
      return {};
    case 'BankLineReleased': {
      const { takenBack } = event.data;
      return { settled: undefined, takenBack: takenBack === null ? line.takenBack : [...line.takenBack, takenBack] };
    }
  }
};

/** Which of the postings for the line the next one is: ids of those that were taken back stay taken. */
export const postingOrdinal = ({ takenBack }: BankLine): number => takenBack.length + 1;

/** What is posted for a line from the statement alone. */
export const explanationId = (lineId: string, ordinal: number): string => numbered(`bank-${lineId}`, ordinal);

/** The posting that the line itself made, where it did; others say what was known before. */
export const ownPostingOf = (line: BankLine): string | undefined => {
  const ordinal = postingOrdinal(line);
  const own = [numbered(`recharge-${line.lineId}`, ordinal), explanationId(line.lineId, ordinal)];
  return line.settled?.postingIds.find((postingId) => own.includes(postingId));
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
