/**
 * Numbers that are given one after the other. Whoever gives them declares the series beside the stream that bears them; its migration creates the sequence,
 * which counts blocks of fifty: a series that `startsAbove` 1,000 has one that begins `START WITH 21`.
 */
export interface NumberSeries<Given = string> {
  /** In the database; series of one sequence never give the same serial. */
  sequence: string;
  /** The serial before its first, where that is not 1: what the sequence's first block comes after. */
  startsAbove?: number;
  /** How a serial is written at that moment. */
  write(serial: number, now: Date): Given;
}

/** New numbers of the business; injected, so that the demo world is the same from the same seed. */
export interface Numbers {
  /** A ONE ID with its check character (`contracts/item/one-id.ts`). */
  oneId(): string;
  /** The next of a series: unique and growing, not without gaps. */
  next<Given>(series: NumberSeries<Given>, now: Date): Promise<Given>;
  /** Eight random upper-case letters and three digits of the time (R9.35). */
  reference(now: Date): string;
}

/** `yymmdd`, by UTC. */
export const yearMonthDay = (moment: Date): string => moment.toISOString().slice(2, 10).replaceAll('-', '');
