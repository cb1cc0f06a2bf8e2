/** One row per account of a seller, from their registration on. */
export interface SellerAccountRow {
  account_id: string;
  login: string;
  name: string;
  email: string;
  /** Its holder entered a code that was sent there, or an administrator made the account with it. */
  email_proven: boolean;
  /** Null until they are admitted. */
  shop_id: number | null;
  admitted: boolean;
  /** Until they are admitted after all. */
  refused: boolean;
  suspended: boolean;
  created_at: string;
  updated_at: string;
  version: number;
}

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    seller_accounts: SellerAccountRow;
  }
}
