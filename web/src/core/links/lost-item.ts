import type { ShopInfo } from '#contracts/kernel/lists/query-rows.ts';
import { createStore } from '#web/browser/store.ts';

/** An item that was written off, whose owner is about to be paid: handed from where it is listed to where wallets are credited. */
export interface LostItem {
  shop: ShopInfo;
  oneId: string;
  /** What its owner says that it cost. */
  cents: number | null;
}

export const lostItemToPay = createStore<LostItem | undefined>(undefined);
