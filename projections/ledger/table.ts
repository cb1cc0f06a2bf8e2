import type { AccountName, Currency } from '#contracts/ledger/accounts.ts';

/** What the postings of a day add up to on each side of one account, or part of one, on behalf of one shop. */
export interface LedgerSumRow {
  account: AccountName;
  /** Empty where the account has no parts. */
  sub: string;
  currency: Currency;
  /** Whose wallet took part, or for whom the posting was made; 0 where that is nobody. */
  shop_id: number;
  /** The date that the postings are for. */
  day: string;
  debit_cents: number;
  credit_cents: number;
}

/** What one posting did to one account, or part of one. */
export interface LedgerEntryRow extends LedgerSumRow {
  posting_id: string;
  is_of_wallet: boolean;
}

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    ledger_sums: LedgerSumRow;
    ledger_entries: LedgerEntryRow & { place: string };
  }
}
