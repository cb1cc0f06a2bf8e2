import { sql } from 'kysely';
import type { BankProof } from '#contracts/statements/bank/bank-queries.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';

interface BankPosting {
  postingId: string;
  cents: number;
}

/** Of a match `m`: its line was not released since. */
export const isStanding = sql<boolean>`not exists (
  select from bank_line_steps s where s.line_id = m.line_id and s.version > m.version and s.name = 'BankLineReleased')`;

/** Whether the posting stands on a line that was not released since. */
const isOnStatement = (posting: 'p' | 'other') => sql<boolean>`exists (
  select from bank_line_postings m where m.posting_id = ${sql.ref(`${posting}.posting_id`)} and ${isStanding})`;

/** Of what the bank never saw, a posting and the one that took it back come to nothing. */
const isTakenBack = sql<boolean>`exists (
  select from bank_postings other where other.reverses = p.posting_id and other.cents = -p.cents and not ${isOnStatement('other')})`;

const takesBack = sql<boolean>`exists (
  select from bank_postings other where other.posting_id = p.reverses and other.cents = -p.cents and not ${isOnStatement('other')})`;

/** One condition each, not `not (… or …)`: of thousands, PostgreSQL answers those by joins, and not one row after the other. */
const isOutstanding = sql<boolean>`not ${isOnStatement('p')} and not ${isTakenBack} and not ${takesBack}`;

/** Movements of the account in the books that stand on no statement. */
export const outstandingPostings = (db: ReadDatabase, account: string) =>
  db.selectFrom('bank_postings as p').where('p.account', '=', account).where(isOutstanding);

export const postingColumns = [
  'p.posting_id',
  sql<number>`p.cents::float`.as('amount'),
  'p.effective_date',
  'p.reference_kind',
  'p.reference_id',
  'p.shop_id',
  'p.remark',
] as const;

type Outstanding = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number];
const selected = (db: ReadDatabase, account: string) => outstandingPostings(db, account).select([...postingColumns]);

export const toPosting = (row: Outstanding): BankProof['postings']['items'][number] => ({
  postingId: row.posting_id,
  cents: row.amount,
  effectiveDate: row.effective_date,
  reference: { kind: row.reference_kind, id: row.reference_id },
  shopId: row.shop_id,
  remark: row.remark,
});

/** Those of these that move the account. */
export const bankPostingsOf =
  (db: ReadDatabase) =>
  async (account: string, postingIds: readonly string[]): Promise<BankPosting[]> => {
    if (postingIds.length === 0) return [];
    const rows = await db
      .selectFrom('bank_postings as p')
      .where('p.account', '=', account)
      .where('p.posting_id', 'in', [...postingIds])
      .select(['p.posting_id', sql<number>`p.cents::float`.as('amount')])
      .execute();
    return rows.map(({ posting_id, amount }) => ({ postingId: posting_id, cents: amount }));
  };

/** Those that stand on no statement and were posted for these lines, by line. */
export const bankPostingsByLine =
  (db: ReadDatabase) =>
  async (lineKeys: readonly string[]): Promise<Map<string, BankPosting[]>> => {
    const found = new Map<string, BankPosting[]>();
    if (lineKeys.length === 0) return found;
    const rows = await db
      .selectFrom('bank_postings as p')
      .where(isOutstanding)
      .where(sql<boolean>`p.line_key = any(${[...lineKeys]})`)
      .select(['p.posting_id', 'p.line_key', sql<number>`p.cents::float`.as('amount')])
      .execute();
    for (const { posting_id, line_key, amount } of rows)
      found.set(line_key!, [...(found.get(line_key!) ?? []), { postingId: posting_id, cents: amount }]);
    return found;
  };
