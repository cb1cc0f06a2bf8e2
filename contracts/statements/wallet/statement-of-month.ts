import type { Basis } from '#contracts/ledger/basis.ts';
import type { TransactionTypeName } from '#contracts/wallet/transaction-types.ts';

/** A wallet over a month of the books, without its postings. Money in cents, days in UTC. */
export interface StatementOfMonth {
  shop: { id: number; uid: string; realname: string };
  month: string;
  from: string;
  /** The last day; today where the month is not over. */
  to: string;
  isSoFar: boolean;
  openingCents: number;
  types: readonly { type: TransactionTypeName; inCents: number; outCents: number; postings: number }[];
  closingCents: number;
  /** What was set aside at the end of the last day. */
  heldCents: number;
  postings: number;
  /** In the log, of the last posting that it is made of. */
  position: string;
}

/** One posting of it. */
export interface StatementPosting {
  postingId: string;
  /** Its place in the wallet's stream. */
  version: number;
  effectiveDate: string;
  type: TransactionTypeName;
  reference: string;
  remark: string;
  basis: Basis;
  /** Negative when money goes out. */
  cents: number;
}
