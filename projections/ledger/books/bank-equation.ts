import type { Break } from '#contracts/ledger/books.ts';
import type { Sql } from '#kernel/database/sql.ts';

/** Books less bank is what is outstanding, for every account of which there is a statement; `books` is what each comes to by all postings of the log. */
export const bankBreaks = async (sql: Sql, books: ReadonlyMap<string, number>): Promise<Break[]> => {
  const { rows } = await sql.query<{ account: string; due: number }>(statement);
  return rows
    .map(({ account, due }) => ({ account, due, booked: books.get(account) ?? 0 }))
    .filter(({ due, booked }) => due !== booked)
    .map(({ account, due, booked }) => ({ invariant: 'bank', where: `bank account ${account}`, expected: String(due), found: String(booked) }));
};

/** What the books must hold: what the bank does, and what only one of them knows of. The opening of the first statement is known to the bank alone until it is posted. */
const statement = `
  SELECT account, (closing + postings - lines - CASE WHEN is_opening_posted THEN 0 ELSE opening END)::float AS due FROM (
    SELECT DISTINCT ON (s.account) s.account, s.closing_cents AS closing,
      (SELECT f.opening_cents FROM bank_statements f WHERE f.account = s.account ORDER BY f.version LIMIT 1) AS opening,
      EXISTS (SELECT FROM bank_line_postings m JOIN bank_postings p USING (posting_id) WHERE m.line_id = '' AND p.account = s.account) AS is_opening_posted,
      (SELECT coalesce(sum(p.cents), 0) FROM bank_postings p
       WHERE p.account = s.account AND NOT EXISTS (SELECT FROM bank_line_postings m WHERE m.posting_id = p.posting_id
         AND NOT EXISTS (SELECT FROM bank_line_steps r WHERE r.line_id = m.line_id AND r.version > m.version AND r.name = 'BankLineReleased'))) AS postings,
      (SELECT coalesce(sum(l.cents), 0) FROM bank_lines l WHERE l.account = s.account AND l.status IN ('unmatched', 'disputed')) AS lines
    FROM bank_statements s ORDER BY s.account, s.version DESC
  ) AS stated`;
