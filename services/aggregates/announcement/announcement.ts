import type { AnnouncementEvent } from '#contracts/announcements/announcement-events.ts';
import type { AnnouncementState } from '#contracts/announcements/announcement-states.ts';
import type { Portal } from '#contracts/announcements/portals.ts';
import { streamType } from '#kernel/commands/stream-type.ts';

export type AnnouncementContent = Omit<Extract<AnnouncementEvent, { type: 'AnnouncementWritten' }>['data'], 'announcementId'>;

/** An announcement as deciders see it. */
export interface Announcement extends AnnouncementContent {
  announcementId: string;
  /** Undefined before it is written and once it is deleted. */
  state: AnnouncementState | undefined;
  /** UTC, ISO 8601; while it is scheduled. */
  publishAt?: string | undefined;
  /** Whose people saw it before the last event or see it after. */
  noticedIn: readonly Portal[];
}

const unwritten = { title: '', text: '' };
export const noAnnouncement: Announcement = {
  announcementId: '',
  state: undefined,
  kind: 'news',
  portals: [],
  picture: '',
  en: unwritten,
  zh: unwritten,
  noticedIn: [],
};

const shownIn = ({ state, portals }: Announcement): readonly Portal[] => (state === 'published' ? portals : []);

const evolve = (before: Announcement, event: AnnouncementEvent): Announcement => {
  const after = next(before, event);
  return { ...after, noticedIn: [...new Set([...shownIn(before), ...shownIn(after)])] };
};

const next = (before: Announcement, event: AnnouncementEvent): Announcement => {
  switch (event.type) {
    case 'AnnouncementWritten':
      return { ...before, ...event.data, state: 'draft' };
    case 'AnnouncementEdited':
      return { ...before, ...event.data };
    case 'AnnouncementScheduled':
      return { ...before, state: 'scheduled', publishAt: event.data.publishAt };
    case 'AnnouncementPublished':
      return { ...before, state: 'published', publishAt: undefined };
    case 'AnnouncementWithdrawn':
      return { ...before, state: 'withdrawn', publishAt: undefined };
    case 'AnnouncementRemoved':
      return { ...before, state: undefined };
  }
};

export const announcementStream = streamType<Announcement, AnnouncementEvent>({
  prefix: 'announcement',
  initial: noAnnouncement,
  evolve,
  tags: ({ state, noticedIn }) => ({ portals: [...noticedIn], ...(state && { state }) }),
});
