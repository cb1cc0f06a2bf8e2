import type { AnnouncementEvent } from '#contracts/announcements/announcement-events.ts';
import { react } from '#kernel/processes/react.ts';
import { attempt, cancel, type ProcessCommand, schedule } from '#kernel/processes/reactions.ts';
import { publishDue } from './publish-announcement.ts';

export const publish: ProcessCommand<{ announcementId: string }> = ({ announcementId }, now) => publishDue(announcementId, now);

/** A scheduled announcement appears within seconds of its time. */
export const announcementSchedule = react<AnnouncementEvent>({
  name: 'announcement-schedule',
  title: 'Announcement schedule',
  from: 'beginning',
  on: {
    AnnouncementScheduled: ({ data }) => [schedule(data.announcementId, data.publishAt)],
    AnnouncementPublished: ({ data }) => [cancel(data.announcementId)],
    AnnouncementWithdrawn: ({ data }) => [cancel(data.announcementId)],
    AnnouncementRemoved: ({ data }) => [cancel(data.announcementId)],
  },
  due: (announcementId) => [attempt(publish, { announcementId })],
});
