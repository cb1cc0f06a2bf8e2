import type { Migration } from '#kernel/database/migrate.ts';

export const announcementsMigration: Migration = {
  id: '0130-announcements',
  releasedLate: true,
  sql: `
    CREATE TABLE announcements (
      announcement_id text PRIMARY KEY,
      kind text NOT NULL,
      portals text[] NOT NULL,
      picture text NOT NULL,
      title_en text NOT NULL,
      text_en text NOT NULL,
      title_zh text NOT NULL,
      text_zh text NOT NULL,
      state text NOT NULL,
      publish_at timestamptz,
      author_name text NOT NULL,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      version integer NOT NULL
    );
    CREATE INDEX announcements_by_state ON announcements (state, publish_at DESC);
  `,
};
