/** A cell as the import keeps it: its text, a number that Excel has shortened and that nobody can restore, or the date that it made of what was typed. */
export type Cell = string | { shortened: string } | { date: string };

export const cellText = (cell: Cell | undefined): string => {
  if (typeof cell !== 'object') return cell ?? '';
  return 'date' in cell ? cell.date : cell.shortened;
};

/** A number as the sheet's XML writes it; Excel keeps 15 digits and writes up to 17, the last two being noise. */
export class NumberCell {
  readonly written: string;
  constructor(written: string) {
    this.written = written;
  }
}

/** Longest text that is kept of a cell: enough to show what is wrong with it. */
const MAX_KEPT_LENGTH = 300;
/** A text stands once in a workbook and in as many cells as like: what is cut off its blanks is cut off in each of them. */
const MAX_READ_LENGTH = 2_000;

export const toCell = (value: unknown): Cell => {
  if (value === null || value === undefined) return '';
  if (value instanceof NumberCell) return numberCell(value.written);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : { date: value.toISOString().slice(0, 10) };
  return String(value).slice(0, MAX_READ_LENGTH).trim().slice(0, MAX_KEPT_LENGTH);
};

const numberCell = (written: string): Cell => {
  const value = Number(written);
  if (!Number.isFinite(value)) return written.slice(0, MAX_KEPT_LENGTH);
  const shown = String(Number(value.toPrecision(15)));
  return Math.abs(value) >= 1e15 ? { shortened: shown } : shown;
};
