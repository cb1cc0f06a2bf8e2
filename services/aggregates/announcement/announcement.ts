import type { AnnouncementEvent } from '#contracts/announcements/announcement-events.ts';
import type { AnnouncementState } from '#contracts/announcements/announcement-states.ts';
import type { Portal } from '#contracts/announcements/portals.ts';
import { streamType } from '#kernel/commands/stream-type.ts';
import type { LoadedFrom } from '#kernel/commands/loaded.ts';
import { acceptsAnnouncementEvent, announcementMachine } from './announcement.machine.ts';

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
  const state = announcementMachine.next(before.state, event, undefined) ?? before.state;
  return { ...before, ...whatChanges(event), state: state === 'removed' ? undefined : state };
};

const whatChanges = (event: AnnouncementEvent): Partial<Announcement> => {
  switch (event.type) {
    case 'AnnouncementWritten':
    case 'AnnouncementEdited':
      return event.data;
    case 'AnnouncementScheduled':
      return { publishAt: event.data.publishAt };
    case 'AnnouncementPublished':
    case 'AnnouncementWithdrawn':
      return { publishAt: undefined };
    case 'AnnouncementRemoved':
      return {};
  }
};

export const announcementStream = streamType<Announcement, AnnouncementEvent>({
  prefix: 'announcement',
  initial: noAnnouncement,
  evolve,
  accepts: acceptsAnnouncementEvent,
  tags: ({ state, noticedIn }) => ({ portals: [...noticedIn], ...(state && { state }) }),
});

export type LoadedAnnouncement = LoadedFrom<typeof announcementStream>;
