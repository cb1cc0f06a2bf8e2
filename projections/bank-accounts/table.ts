import type { AccountCurrency } from '#contracts/bank-accounts/bank-schemes.ts';
import type { HolderType } from '#contracts/bank-accounts/holder-types.ts';

/** A bank account of a shop, without its number. Times UTC. */
export interface BankAccountRow {
  bank_account_id: string;
  shop_id: number;
  holder_type: HolderType;
  holder: string;
  country: string;
  currency: AccountCurrency;
  routing_number: string;
  last_four: string;
  /** The same for the same account in another shop; empty once it was erased. */
  fingerprint: string;
  /** Somebody of finance has checked its holder. */
  verified: boolean;
  removed: boolean;
  usable_from: string;
  added_at: string;
  updated_at: string;
  version: number;
}

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    bank_accounts: BankAccountRow;
  }
}
