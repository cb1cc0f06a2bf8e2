import type { Tone } from '../item/item-states.ts';
import type { Words } from '../kernel/words.ts';

/** Where an announcement stands. Readers see published ones alone. */
export const announcementStates = {
  draft: { tone: 'waiting', en: 'Draft', zh: '草稿' },
  scheduled: { tone: 'progress', en: 'Scheduled', zh: '定时发布' },
  published: { tone: 'done', en: 'Published', zh: '已发布' },
  withdrawn: { tone: 'cancelled', en: 'Withdrawn', zh: '已撤下' },
} as const satisfies Record<string, Words & { tone: Tone }>;

export type AnnouncementState = keyof typeof announcementStates;
export const announcementStateNames = Object.keys(announcementStates) as [AnnouncementState, ...AnnouncementState[]];
