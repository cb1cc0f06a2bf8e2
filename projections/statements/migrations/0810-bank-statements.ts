import type { Migration } from '#kernel/database/migrate.ts';

export const bankStatementsMigration: Migration = {
  id: '0810-bank-statements',
  sql: `
    CREATE TABLE bank_statements (
      statement_id text PRIMARY KEY,
      account text NOT NULL,
      currency text NOT NULL,
      from_day text NOT NULL,
      to_day text NOT NULL,
      opening_cents bigint NOT NULL,
      closing_cents bigint NOT NULL,
      lines integer NOT NULL,
      format text NOT NULL,
      file_name text NOT NULL,
      imported_by text NOT NULL,
      imported_at timestamptz NOT NULL,
      version integer NOT NULL
    );
    CREATE INDEX bank_statements_of_account ON bank_statements (account, version);
    CREATE TABLE bank_lines (
      line_id text PRIMARY KEY,
      account text NOT NULL,
      statement_id text NOT NULL,
      number integer NOT NULL,
      booked_on text NOT NULL,
      currency text NOT NULL,
      cents bigint NOT NULL,
      text text NOT NULL,
      payer text NOT NULL,
      payer_account text NOT NULL,
      ref text,
      status text NOT NULL,
      matched_by text,
      explained_as text,
      postings jsonb NOT NULL,
      remark text NOT NULL,
      operator_name text NOT NULL,
      updated_at timestamptz NOT NULL,
      version integer NOT NULL
    );
    CREATE INDEX bank_lines_by_day ON bank_lines (account, booked_on, line_id);
    CREATE INDEX bank_lines_open ON bank_lines (account, booked_on, line_id) WHERE status IN ('unmatched', 'disputed');
    CREATE INDEX bank_lines_of_statement ON bank_lines (statement_id);

    CREATE TABLE bank_postings (
      posting_id text PRIMARY KEY,
      account text NOT NULL,
      currency text NOT NULL,
      cents bigint NOT NULL,
      effective_date text NOT NULL,
      reference_kind text NOT NULL,
      reference_id text NOT NULL,
      line_key text,
      shop_id integer,
      remark text NOT NULL,
      created_at timestamptz NOT NULL
    );
    CREATE INDEX bank_postings_by_amount ON bank_postings (account, cents);
    CREATE INDEX bank_postings_by_line ON bank_postings (line_key) WHERE line_key IS NOT NULL;
    CREATE TABLE bank_line_postings (
      posting_id text PRIMARY KEY,
      line_id text,
      cents bigint NOT NULL
    );

    INSERT INTO bank_postings
    SELECT r.posting_id, e.entry ->> 'sub', r.currency, CASE e.entry ->> 'side' WHEN 'D' THEN 1 ELSE -1 END * (e.entry ->> 'cents')::bigint,
      r.effective_date::text, r.reference_kind, r.reference_id, r.basis ->> 'lineKey', r.shop_id, r.remark, r.created_at
    FROM wallet_records r CROSS JOIN LATERAL jsonb_array_elements(r.entries) AS e (entry)
    WHERE e.entry ->> 'account' = 'assets:bank'
    UNION ALL
    SELECT j.data ->> 'postingId', e.entry ->> 'sub', j.data ->> 'currency',
      CASE e.entry ->> 'side' WHEN 'D' THEN 1 ELSE -1 END * (e.entry ->> 'cents')::bigint,
      j.data ->> 'effectiveDate', j.data -> 'reference' ->> 'kind', j.data -> 'reference' ->> 'id', j.data -> 'basis' ->> 'lineKey', NULL,
      j.data ->> 'remark', j.recorded_at
    FROM events j CROSS JOIN LATERAL json_array_elements(j.data -> 'entries') AS e (entry)
    WHERE j.stream_id >= 'journal-' AND j.stream_id < 'journal.' AND j.type = 'JournalPosted' AND e.entry ->> 'account' = 'assets:bank';
  `,
};
