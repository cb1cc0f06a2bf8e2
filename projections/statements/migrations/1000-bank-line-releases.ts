import type { Migration } from '#kernel/database/migrate.ts';

/** A match may be undone, and the posting matched anew: it is told with the event that made it. */
export const bankLineReleasesMigration: Migration = {
  id: '1000-bank-line-releases',
  sql: `
    CREATE TABLE bank_line_steps (
      line_id text NOT NULL,
      version integer NOT NULL,
      name text NOT NULL,
      matched_by text,
      explained_as text,
      posting_ids jsonb NOT NULL,
      said text NOT NULL,
      operator_name text NOT NULL,
      recorded_at timestamptz NOT NULL,
      PRIMARY KEY (line_id, version)
    );
    INSERT INTO bank_line_steps
    SELECT substr(e.stream_id, 10), e.version, e.type, e.data ->> 'by', e.data ->> 'as',
      coalesce((SELECT jsonb_agg(p.posting ->> 'postingId') FROM json_array_elements(e.data -> 'postings') AS p (posting)), '[]'),
      coalesce(e.data ->> 'remark', e.data ->> 'reason'), e.metadata -> 'actor' ->> 'name', e.recorded_at
    FROM events e
    WHERE e.stream_id >= 'bankline-' AND e.stream_id < 'bankline.' AND e.type IN ('BankLineMatched', 'BankLineExplained', 'BankLineDisputed');

    ALTER TABLE bank_postings ADD COLUMN reverses text;
    UPDATE bank_postings p SET reverses = r.reverses FROM wallet_records r WHERE r.posting_id = p.posting_id AND r.reverses IS NOT NULL;
    UPDATE bank_postings p SET reverses = e.data ->> 'reverses' FROM events e
    WHERE e.stream_id = 'journal-' || p.posting_id AND e.version = 1 AND e.data ->> 'reverses' IS NOT NULL;
    CREATE INDEX bank_postings_reversals ON bank_postings (reverses) WHERE reverses IS NOT NULL;

    DROP TABLE bank_line_postings;
    CREATE TABLE bank_line_postings (
      posting_id text NOT NULL,
      line_id text NOT NULL,
      cents bigint NOT NULL,
      version integer NOT NULL,
      PRIMARY KEY (posting_id, line_id, version)
    );
    INSERT INTO bank_line_postings
    SELECT p.posting ->> 'postingId', substr(e.stream_id, 10), (p.posting ->> 'cents')::bigint, e.version
    FROM events e CROSS JOIN LATERAL json_array_elements(e.data -> 'postings') AS p (posting)
    WHERE e.stream_id >= 'bankline-' AND e.stream_id < 'bankline.' AND e.type IN ('BankLineMatched', 'BankLineExplained')
    UNION ALL
    SELECT e.data ->> 'postingId', '', (e.data ->> 'cents')::bigint, e.version
    FROM events e
    WHERE e.stream_id >= 'bankstatements-' AND e.stream_id < 'bankstatements.' AND e.type = 'BankOpeningPosted';
  `,
};
