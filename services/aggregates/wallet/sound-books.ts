import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Break } from '#contracts/ledger/books.ts';

export interface BooksParts {
  /** Where the books contradict themselves, as postings were summed or in their last check. */
  firstBreak(): Promise<Break | undefined>;
}

/** `BooksContradict` where something was found. */
export const requireSoundBooks = (found: Break | undefined): Rejection | undefined =>
  found && reject('BooksContradict', { params: { where: placeOf(found) } });

/** Whatever is recorded in volume waits like a withdrawal: the job fails, and goes on where it stood once a check finds nothing. */
export const whileBooksAreSound = async ({ firstBreak }: BooksParts): Promise<void> => {
  const found = await firstBreak();
  if (found) throw new Error(`Nothing is recorded: ${contradictionText(found)}`);
};

export const contradictionText = (found: Break): string =>
  `the books contradict themselves at ${placeOf(found)}, which should be ${found.expected}, and is ${found.found}.`;

const placeOf = ({ where, position }: Break): string => (position ? `${where} (${position})` : where);
