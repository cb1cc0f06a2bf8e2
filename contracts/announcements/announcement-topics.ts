import type { Portal } from './portals.ts';

/** What the people of a portal read. */
export const announcementsTopic = (portal: Portal): string => `announcements:${portal}`;
/** What those who manage announcements see: drafts too. */
export const allAnnouncementsTopic = 'announcements:all';
