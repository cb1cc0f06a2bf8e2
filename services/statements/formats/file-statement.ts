/** One booked movement as the bank tells it. */
export interface FileLine {
  /** The bank's own reference of the entry; null where it gives none. */
  ref: string | null;
  /** `YYYY-MM-DD`, on the bank's calendar. */
  bookedOn: string;
  /** Positive for money in, negative for money out. */
  cents: number;
  text: string;
  /** The other party, empty where the bank does not name it. */
  payer: string;
  payerAccount: string;
}

/** One statement of a file. A file may hold several: of many days, or of many accounts. */
export interface FileStatement {
  /** As the bank names it, an IBAN or a number; empty where the file names none. */
  account: string;
  /** ISO 4217. */
  currency: string;
  openingCents: number;
  closingCents: number;
  from: string;
  to: string;
  lines: readonly FileLine[];
}
