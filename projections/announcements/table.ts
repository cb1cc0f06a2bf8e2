import type { AnnouncementKind } from '#contracts/announcements/announcement-kinds.ts';
import type { AnnouncementState } from '#contracts/announcements/announcement-states.ts';
import type { Portal } from '#contracts/announcements/portals.ts';

/** One row per announcement. */
export interface AnnouncementRow {
  announcement_id: string;
  kind: AnnouncementKind;
  portals: Portal[];
  picture: string;
  title_en: string;
  text_en: string;
  title_zh: string;
  text_zh: string;
  state: AnnouncementState;
  /** When it was published last, or will be; null for a draft. */
  publish_at: string | null;
  author_name: string;
  created_at: string;
  updated_at: string;
  version: number;
}

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    announcements: AnnouncementRow;
  }
}

export const migration = {
  id: '0130-announcements',
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
