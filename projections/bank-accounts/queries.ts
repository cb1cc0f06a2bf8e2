import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import type { BankAccountRow, listBankAccounts } from '#contracts/bank-accounts/bank-account-queries.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import type { BankAccountRow as Row } from './table.ts';

/** Those of the viewer's shop that were not removed, the latest first. */
export const bankAccountsOf = async (db: ReadDatabase, { shopId }: Viewer, now: Date): Promise<DataOf<typeof listBankAccounts>> => {
  if (shopId === undefined) return { records: [] };
  const rows = await db
    .selectFrom('bank_accounts')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('removed', '=', false)
    .orderBy('added_at', 'desc')
    .orderBy('bank_account_id')
    .execute();
  return { records: rows.map((row) => toBankAccount(row, now)) };
};

const toBankAccount = (row: Row, now: Date): BankAccountRow => ({
  bankAccountId: row.bank_account_id,
  holderType: row.holder_type,
  holder: row.holder,
  country: row.country,
  currency: row.currency,
  routingNumber: row.routing_number,
  lastFour: row.last_four,
  usable: row.usable_from <= now.toISOString(),
  gmtUsable: row.usable_from,
  gmtCreate: row.added_at,
});
