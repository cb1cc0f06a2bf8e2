import type { FeeLine } from '#contracts/fees/fee-line.ts';
import type { RateScope } from '#contracts/fees/rate-scopes.ts';

/** A version as it was published, and how it was withdrawn if it was. */
export interface VersionRow {
  version: number;
  effectiveFrom: string;
  lines: FeeLine[];
  description: string;
  by: string;
  at: string;
  withdrawal: { by: string; at: string; reason: string } | null;
}

/** A rate card that something was published for. */
export interface RateCardTableRow {
  card_id: string;
  scope: RateScope;
  /** Of its scope, where that names one. */
  shop_id: number | null;
  warehouse_id: string | null;
  /** In the order of their numbers. */
  versions: VersionRow[];
  updated_at: string;
  version: number;
}

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    rate_cards: RateCardTableRow;
  }
}
