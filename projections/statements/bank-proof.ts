import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { MAX_PROOF_ITEMS, type BankProof } from '#contracts/statements/bank/bank-queries.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { inSnapshot } from '../kernel/snapshot.ts';
import { outstandingPostings, postingColumns, toPosting } from './bank-postings.ts';

/** The books are summed up a moment after the log is written: a difference counts once it has stood for so long. */
const attempts = 5;
const restMs = 300;

/** Books less bank is what is outstanding: both sides are taken from what the other does not know of. */
export const bankProof = async (db: ReadDatabase, account: string): Promise<BankProof> => {
  for (let attempt = 1; ; attempt++) {
    const proof = await inSnapshot(db, (moment) => proofAt(moment, account));
    if (proof.differenceCents === 0 || attempt === attempts) return proof;
    await pause(restMs);
  }
};

const proofAt = async (db: ReadDatabase, account: string): Promise<BankProof> => {
  const statement = await lastStatement(db, account);
  const openingCents = await unpostedOpening(db, account);
  const ledgerCents = await ledgerBalance(db, account);
  const postings = await openPostings(db, account);
  const lines = await openLines(db, account);
  const outstandingCents = postings.cents - lines.cents - openingCents;
  return {
    statement: statement ? { to: statement.to_day, closingCents: statement.closing } : null,
    currency: statement?.currency ?? 'USD',
    ledgerCents,
    outstandingCents,
    differenceCents: ledgerCents - (statement?.closing ?? 0) - outstandingCents,
    postings,
    lines,
    openingCents,
  };
};

const lastStatement = (db: ReadDatabase, account: string) =>
  db
    .selectFrom('bank_statements')
    .where('account', '=', account)
    .orderBy('version', 'desc')
    .limit(1)
    .select(['to_day', 'currency', sql<number>`closing_cents::float`.as('closing')])
    .executeTakeFirst();

/** What the first statement began with, where no posting took it in. */
const unpostedOpening = async (db: ReadDatabase, account: string): Promise<number> => {
  const first = await db
    .selectFrom('bank_statements')
    .where('account', '=', account)
    .orderBy('version')
    .limit(1)
    .select(sql<number>`opening_cents::float`.as('opening'))
    .executeTakeFirst();
  const posted = await db
    .selectFrom('bank_line_postings as m')
    .innerJoin('bank_postings as p', 'p.posting_id', 'm.posting_id')
    .where('m.line_id', '=', '')
    .where('p.account', '=', account)
    .select('m.posting_id')
    .executeTakeFirst();
  return first && !posted ? first.opening : 0;
};

const ledgerBalance = async (db: ReadDatabase, account: string): Promise<number> => {
  const { balance } = await db
    .selectFrom('ledger_sums')
    .where('account', '=', 'assets:bank')
    .where('sub', '=', account)
    .select(sql<number>`coalesce(sum(debit_cents - credit_cents), 0)::float`.as('balance'))
    .executeTakeFirstOrThrow();
  return balance;
};

const openPostings = async (db: ReadDatabase, account: string): Promise<BankProof['postings']> => {
  const { count, cents } = await outstandingPostings(db, account)
    .select([sql<number>`count(*)::int`.as('count'), sql<number>`coalesce(sum(p.cents), 0)::float`.as('cents')])
    .executeTakeFirstOrThrow();
  const items = await outstandingPostings(db, account)
    .select([...postingColumns])
    .orderBy('p.effective_date', 'desc')
    .orderBy('p.posting_id')
    .limit(MAX_PROOF_ITEMS)
    .execute();
  return { count, cents, items: items.map(toPosting) };
};

const openLines = async (db: ReadDatabase, account: string): Promise<BankProof['lines']> => {
  const open = db.selectFrom('bank_lines').where('account', '=', account).where('status', 'in', ['unmatched', 'disputed']);
  const { count, cents } = await open
    .select([sql<number>`count(*)::int`.as('count'), sql<number>`coalesce(sum(cents), 0)::float`.as('cents')])
    .executeTakeFirstOrThrow();
  const items = await open
    .select(['line_id as lineId', 'booked_on as bookedOn', sql<number>`cents::float`.as('cents'), 'text', 'payer', 'status'])
    .orderBy('booked_on', 'desc')
    .orderBy('line_id')
    .limit(MAX_PROOF_ITEMS)
    .execute();
  return { count, cents, items };
};
