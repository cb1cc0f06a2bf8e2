import type { Migration } from '#kernel/database/migrate.ts';

/** What the sums have taken in so far stands in the log: postings of wallets from before there were books were brought into their shape when their records were. */
export const ledgerEntriesMigration: Migration = {
  id: '1360-ledger-entries',
  sql: `
    CREATE TABLE ledger_entries (
      account text NOT NULL,
      sub text NOT NULL,
      currency text NOT NULL,
      day date NOT NULL,
      posting_id text NOT NULL,
      shop_id integer NOT NULL,
      is_of_wallet boolean NOT NULL,
      debit_cents bigint NOT NULL,
      credit_cents bigint NOT NULL,
      place text NOT NULL GENERATED ALWAYS AS (posting_id || ' ' || account || ':' || sub) STORED
    );
    INSERT INTO ledger_entries (account, sub, currency, day, posting_id, shop_id, is_of_wallet, debit_cents, credit_cents)
      SELECT x.account, coalesce(x.sub, ''), p.currency, p.day, p.posting_id, p.shop_id, p.is_of_wallet,
        coalesce(sum(x.cents) FILTER (WHERE x.side = 'D'), 0), coalesce(sum(x.cents) FILTER (WHERE x.side = 'C'), 0)
      FROM (
        SELECT r.posting_id, r.currency, r.effective_date AS day, r.shop_id, true AS is_of_wallet, r.entries, e.transaction_id, e.global_position
          FROM wallet_records r JOIN events e ON e.stream_id = 'wallet-' || r.shop_id AND e.version = r.version
        UNION ALL
        SELECT e.data ->> 'postingId', e.data ->> 'currency', (e.data ->> 'effectiveDate')::date, coalesce((e.data ->> 'shopId')::integer, 0), false,
          (e.data -> 'entries')::jsonb, e.transaction_id, e.global_position
          FROM events e WHERE e.stream_id > 'journal-' AND e.stream_id < 'journal.' AND e.type = 'JournalPosted'
      ) p, jsonb_to_recordset(p.entries) AS x (account text, sub text, side text, cents bigint)
      WHERE (p.transaction_id, p.global_position) <= (SELECT c.transaction_id, c.global_position FROM checkpoints c WHERE c.name = 'ledger')
      GROUP BY 1, 2, 3, 4, 5, 6, 7;
    ALTER TABLE ledger_entries ADD PRIMARY KEY (account, sub, currency, day, posting_id);
    CREATE INDEX ledger_entries_by_day ON ledger_entries (day, place);
  `,
};
