import type { StoredGoods } from '#contracts/storage/storage-nights.ts';
import type { ReadDatabase } from '../../kernel/read-database.ts';

export interface RehearsalNeeds {
  db: ReadDatabase;
  clock: { now(): Date };
  storedGoods: Pick<StoredGoods, 'charged'>;
}

/** What a merchant was charged, and would have been. */
export interface Rehearsed {
  shopId: number;
  postings: number;
  unpriced: number;
  paidCents: number;
  wouldCents: number;
}
