/** Someone who registered as a seller. The row goes with their admission. */
export interface WaitingSellerRow {
  account_id: string;
  name: string;
  email: string;
  registered_at: string;
  /** Disabled before they were admitted: kept, in case they are reinstated. */
  suspended: boolean;
}

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    waiting_sellers: WaitingSellerRow;
  }
}

export const migration = {
  id: '0120-waiting-sellers',
  sql: `
    CREATE TABLE waiting_sellers (
      account_id text PRIMARY KEY,
      name text NOT NULL,
      email text NOT NULL,
      registered_at timestamptz NOT NULL,
      suspended boolean NOT NULL
    );
    CREATE INDEX waiting_sellers_by_time ON waiting_sellers (registered_at);
  `,
};
