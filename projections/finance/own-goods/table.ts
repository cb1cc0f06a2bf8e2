import type { OwnGoodsPart } from '#contracts/finance/self-operated.ts';

/** What a posting says of one item of the operator's own. Money in cents. */
export interface OwnGoodsPostingRow {
  posting_id: string;
  /** Empty where a posting is for the sale of an order as a whole. */
  one_id: string;
  part: Exclude<OwnGoodsPart, 'label' | 'repair'>;
  cents: number;
  /** The date that it is for. */
  day: string;
  /** By which it was bought, or sold. */
  odd_no: string;
  is_of_wallet: boolean;
}

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    own_goods_postings: OwnGoodsPostingRow;
  }
}
