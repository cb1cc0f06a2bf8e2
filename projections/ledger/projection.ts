import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import type { Entry } from '#contracts/ledger/accounts.ts';
import type { Sql } from '#kernel/database/sql.ts';
import type { SumProjection } from '../kernel/projection.ts';
import { verifyBatch } from './books/verify-batch.ts';
import { isPosting, shopOf, type Posting } from './books/recorded-posting.ts';
import type { LedgerEntryRow, LedgerSumRow } from './table.ts';

/**
 * The books of the operator: both halves of every posting, by account and day, and the postings that they are made of. It is the only writer of its tables and
 * follows the log, so no account is contended for, however many wallets move at once (ADR 25), and what a figure opens comes to that figure.
 */
export const ledgerProjection: SumProjection = {
  kind: 'sum',
  name: 'ledger',
  tables: ['ledger_sums', 'ledger_entries'],
  sums: { tables: ['ledger_sums'], measures: ['debit_cents', 'credit_cents'] },
  apply: async (db, events) => {
    const sums = ledgerSums();
    sums.take(events);
    const entries = events.flatMap(entriesOf);
    return () => Promise.all([sums.addTo(db), addEntries(db, entries)]);
  },
  verify: verifyBatch,
};

export const ledgerSums = () => {
  const sums = new Map<string, LedgerSumRow>();
  return {
    take: (events: readonly RecordedEvent[]): void => {
      for (const event of events) if (isPosting(event)) for (const entry of event.data.entries) add(sums, entry, event);
    },
    addTo: (db: Sql): Promise<void> => addSums(db, [...sums.values()]),
  };
};

/** One for each account that the event moves, and for each part of it. */
export const entriesOf = (event: RecordedEvent): LedgerEntryRow[] => {
  if (!isPosting(event)) return [];
  const { postingId: posting_id, currency, effectiveDate: day, entries } = event.data;
  const posted = { currency, day, posting_id, shop_id: shopOf(event), is_of_wallet: event.type === 'WalletPosted' };
  const rows = new Map<string, LedgerEntryRow>();
  for (const { account, sub = '', side, cents } of entries) {
    const key = `${account} ${sub}`;
    const row = rows.get(key) ?? { account, sub, ...posted, debit_cents: 0, credit_cents: 0 };
    row[side === 'D' ? 'debit_cents' : 'credit_cents'] += cents;
    rows.set(key, row);
  }
  return [...rows.values()];
};

const add = (sums: Map<string, LedgerSumRow>, { account, sub = '', side, cents }: Entry, event: Posting): void => {
  const { currency, effectiveDate: day } = event.data;
  const shop_id = shopOf(event);
  const key = `${account} ${sub} ${currency} ${shop_id} ${day}`;
  const row = sums.get(key) ?? { account, sub, currency, shop_id, day, debit_cents: 0, credit_cents: 0 };
  row[side === 'D' ? 'debit_cents' : 'credit_cents'] += cents;
  sums.set(key, row);
};

const addSums = async (db: Sql, rows: readonly LedgerSumRow[]): Promise<void> => {
  if (rows.length === 0) return;
  await db.query(
    `INSERT INTO ledger_sums AS l SELECT * FROM json_populate_recordset(NULL::ledger_sums, $1) ORDER BY account, sub, currency, shop_id, day
     ON CONFLICT (account, sub, currency, shop_id, day)
     DO UPDATE SET debit_cents = l.debit_cents + excluded.debit_cents, credit_cents = l.credit_cents + excluded.credit_cents`,
    [JSON.stringify(rows)],
  );
};

const addEntries = async (db: Sql, rows: readonly LedgerEntryRow[]): Promise<void> => {
  if (rows.length === 0) return;
  await db.query(
    `INSERT INTO ledger_entries (account, sub, currency, day, posting_id, shop_id, is_of_wallet, debit_cents, credit_cents)
     SELECT account, sub, currency, day, posting_id, shop_id, is_of_wallet, debit_cents, credit_cents FROM json_populate_recordset(NULL::ledger_entries, $1)`,
    [JSON.stringify(rows)],
  );
};
