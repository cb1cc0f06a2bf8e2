import type { Migration } from '#kernel/database/migrate.ts';

export const booksChecksMigration: Migration = {
  id: '0820-books-checks',
  sql: `
    CREATE TABLE books_checks (
      checked_at timestamptz PRIMARY KEY,
      postings integer NOT NULL,
      unexplained integer NOT NULL,
      breaks jsonb NOT NULL
    );
  `,
};
