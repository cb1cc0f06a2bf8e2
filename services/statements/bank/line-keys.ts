import { hash } from 'node:crypto';
import type { FileLine, FileStatement } from '../formats/file-statement.ts';

export interface KeyedLine extends FileLine {
  /** Tells it from all other lines of the account. */
  key: string;
}

const digest = (parts: readonly (string | number)[]): string => hash('sha256', JSON.stringify(parts));

/** What a line looks like. Two that look alike are two lines where they stand in one statement. */
const looksOf = ({ bookedOn, cents, text, payer }: FileLine): string => digest([bookedOn, cents, text, payer]).slice(0, 24);

/**
 * The bank's reference on its day where there is one, else what the line looks like; in either case its ordinal among equals, counted on from what the
 * statement before had of the day on which it ended. A reference between the parties is never a key: one file may repeat it.
 */
export const keyedLines = (lines: readonly FileLine[], before: Readonly<Record<string, number>> = {}): KeyedLine[] => {
  const seen = new Map(Object.entries(before));
  return lines.map((line) => {
    const equals = line.ref === null ? looksOf(line) : `${line.bookedOn} ${line.ref}`;
    const ordinal = (seen.get(equals) ?? 0) + 1;
    seen.set(equals, ordinal);
    return { ...line, key: `${equals} ${ordinal}` };
  });
};

/** How many lines there are of each look on a day, with those of a statement before that ended on it. */
export const looksOfDay = (lines: readonly KeyedLine[], day: string, before: Readonly<Record<string, number>> = {}): Record<string, number> => {
  const looks: Record<string, number> = lines.some(({ bookedOn }) => bookedOn !== day) ? {} : { ...before };
  for (const { key, bookedOn } of lines) {
    if (bookedOn !== day) continue;
    const at = key.lastIndexOf(' ');
    looks[key.slice(0, at)] = Number(key.slice(at + 1));
  }
  return looks;
};

/** The same statement has the same number, whichever file it comes in. */
export const statementIdOf = ({ currency, openingCents, closingCents, from, to, lines }: FileStatement, account: string): string =>
  `BS-${digest([account, currency, openingCents, closingCents, from, to, ...lines.flatMap((line) => [line.ref ?? '', looksOf(line)])]).slice(0, 12)}`;

export const lineIdOf = (account: string, key: string): string => `BL-${digest([account, key]).slice(0, 16)}`;
