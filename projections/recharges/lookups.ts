import type { ReadDatabase } from '../kernel/read-database.ts';
import { openStatuses } from './table.ts';

/** What news of the bank, and applications, ask of the recharges that there are. */
export const rechargeLookups = (db: ReadDatabase) => ({
  openRechargesOf: (shopId: number) =>
    db.selectFrom('recharges').where('shop_id', '=', shopId).where('status', 'in', openStatuses).select('recharge_no').execute(),

  /** Bank transfers of the shop that wait for money, oldest first. */
  openTransfersOf: (shopId: number) =>
    db
      .selectFrom('recharges')
      .where('shop_id', '=', shopId)
      .where('method', '=', 'bankTransfer')
      .where('status', 'in', openStatuses)
      .orderBy('submitted_at')
      .select(['recharge_no as rechargeNo', 'amount_cents as amountCents'])
      .execute(),

  /** The recharge that was credited with a line of the bank's statement. */
  rechargeOfLine: async (ref: string): Promise<string | undefined> =>
    (await db.selectFrom('recharges').where('reference', '=', ref).where('method', '=', 'bankTransfer').select('recharge_no').executeTakeFirst())
      ?.recharge_no,
});
