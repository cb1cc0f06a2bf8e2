import type { AnnouncementEvent } from '#contracts/announcements/announcement-events.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { announcementMachine } from '../aggregates/announcement/announcement.machine.ts';
import type { Announcement, AnnouncementContent } from '../aggregates/announcement/announcement.ts';

/** `NotFound` for what was never written or is deleted; `AnnouncementStateForbids` where its state does not allow the event. */
export const requireAnnouncementAllows = ({ state }: Announcement, event: AnnouncementEvent['type']): Rejection | undefined => {
  if (state === undefined) return reject('NotFound', { field: 'announcementId' });
  return announcementMachine.mayOccur(state, event) ? undefined : reject('AnnouncementStateForbids', { field: 'announcementId' });
};

/** Something to call it by in the list. */
export const requireTitle = ({ en, zh }: AnnouncementContent): Rejection | undefined =>
  en.title === '' && zh.title === '' ? reject('AnnouncementTitleMissing', { field: 'en.title' }) : undefined;

const readable = ['en.title', 'en.text', 'zh.title', 'zh.text'] as const;

/** Everyone reads it in their own language. */
export const requireBothLanguages = ({ en, zh }: AnnouncementContent): Rejection | undefined => {
  const written = { 'en.title': en.title, 'en.text': en.text, 'zh.title': zh.title, 'zh.text': zh.text };
  const missing = readable.find((field) => written[field] === '');
  return missing && reject('AnnouncementIncomplete', { field: missing });
};
