import type { AnnouncementKind, AnnouncementState } from '#contracts/announcements/announcement-states.ts';
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
