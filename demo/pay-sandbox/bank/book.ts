/** A line of the account's statement. */
export interface Line {
  ref: string;
  /** UTC, `2026-11-24`. */
  day: string;
  /** Negative when money leaves. */
  amountCents: number;
  text: string;
  /** The number that the one who ordered it gave it. */
  endToEndId: string;
  counterparty: string;
}

export interface StatementOf {
  day: string;
  openingCents: number;
  closingCents: number;
  lines: readonly Line[];
}

/** What the bank has booked on the account. */
export interface AccountBook {
  book(line: Omit<Line, 'ref'>): Line;
  setOpening(cents: number): void;
  statement(day: string): StatementOf;
}

export const accountBook = (): AccountBook => {
  const lines: Line[] = [];
  let openingCents = 0;
  return {
    book(line) {
      const booked = { ...line, ref: `SB${String(lines.length + 1).padStart(8, '0')}` };
      lines.push(booked);
      return booked;
    },
    setOpening: (cents) => void (openingCents = cents),
    statement(day) {
      const sum = (some: readonly Line[]) => some.reduce((total, { amountCents }) => total + amountCents, 0);
      const before = openingCents + sum(lines.filter((line) => line.day < day));
      const ofDay = lines.filter((line) => line.day === day);
      return { day, openingCents: before, closingCents: before + sum(ofDay), lines: ofDay };
    },
  };
};

export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);
