import type { Words } from '../kernel/words.ts';

/** What an announcement is about (its type, R3.40). */
export const announcementKinds = {
  news: { en: 'News', zh: '通知' },
  promotion: { en: 'Promotion', zh: '活动' },
  maintenance: { en: 'Maintenance', zh: '系统维护' },
} as const satisfies Record<string, Words>;

export type AnnouncementKind = keyof typeof announcementKinds;
export const announcementKindNames = Object.keys(announcementKinds) as [AnnouncementKind, ...AnnouncementKind[]];
