import { sql } from 'kysely';
import { isoTimes } from '../kernel/lists/iso-times.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';

/** What became of the withdrawals to an account. */
interface BankAccountUse {
  /** When the last of them moved, or when the account was added where none was made to it (UTC, ISO 8601). */
  lastUsedAt: string;
  hasOpenWithdrawal: boolean;
}

/** So many are answered at a time. */
const most = 100;

export const bankAccountUses = (db: ReadDatabase) => ({
  /** Accounts that are not erased and were last used before then, longest ago first. */
  bankAccountsUnusedSince: async (before: string): Promise<string[]> => {
    const rows = await db
      .selectFrom('bank_accounts as b')
      .select('b.bank_account_id')
      .where('b.fingerprint', '<>', '')
      .where('b.added_at', '<', before)
      .where(
        sql<boolean>`not exists (
          select from withdrawals as w where w.bank_account_id = b.bank_account_id and (w.ended_at is null or w.updated_at >= ${before}))`,
      )
      .orderBy('b.added_at')
      .limit(most)
      .execute();
    return rows.map(({ bank_account_id }) => bank_account_id);
  },

  /** Undefined for an account that there is not. */
  useOfBankAccount: async (bankAccountId: string): Promise<BankAccountUse | undefined> => {
    const row = await db
      .withPlugin(isoTimes)
      .selectFrom('bank_accounts as b')
      .leftJoin('withdrawals as w', 'w.bank_account_id', 'b.bank_account_id')
      .where('b.bank_account_id', '=', bankAccountId)
      .groupBy('b.bank_account_id')
      .select([
        'b.added_at',
        sql<string | null>`max(w.updated_at)`.as('last_moved_at'),
        sql<boolean>`coalesce(bool_or(w.withdrawal_no is not null and w.ended_at is null), false)`.as('is_open'),
      ])
      .executeTakeFirst();
    return row && { lastUsedAt: row.last_moved_at ?? row.added_at, hasOpenWithdrawal: row.is_open };
  },
});
