import type { Words } from '../kernel/words.ts';
import type { Tone } from '../item/item-states.ts';

/** What an announcement is about (its type, R3.40). */
export const announcementKinds = {
  news: { en: 'News', zh: '通知' },
  promotion: { en: 'Promotion', zh: '活动' },
  maintenance: { en: 'Maintenance', zh: '系统维护' },
} as const satisfies Record<string, Words>;

export type AnnouncementKind = keyof typeof announcementKinds;
export const announcementKindNames = Object.keys(announcementKinds) as [AnnouncementKind, ...AnnouncementKind[]];

/** Where an announcement stands. Readers see published ones alone. */
export const announcementStates = {
  draft: { tone: 'waiting', en: 'Draft', zh: '草稿' },
  scheduled: { tone: 'progress', en: 'Scheduled', zh: '定时发布' },
  published: { tone: 'done', en: 'Published', zh: '已发布' },
  withdrawn: { tone: 'cancelled', en: 'Withdrawn', zh: '已撤下' },
} as const satisfies Record<string, Words & { tone: Tone }>;

export type AnnouncementState = keyof typeof announcementStates;
export const announcementStateNames = Object.keys(announcementStates) as [AnnouncementState, ...AnnouncementState[]];
