import { writeAnnouncementEndpoint } from '#contracts/announcements/announcement-commands.ts';
import type { AnnouncementEvent } from '#contracts/announcements/announcement-events.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change, type NewStream } from '#kernel/commands/loaded.ts';
import { announcementStream, type AnnouncementContent } from '../aggregates/announcement/announcement.ts';
import { requireTitle } from './announcement-policies.ts';

interface WriteAnnouncement {
  body: AnnouncementContent;
}

export const writeAnnouncement = ({ body }: WriteAnnouncement, { announcement }: { announcement: NewStream<AnnouncementEvent> }): Decision =>
  requireTitle(body) ?? accept(change(announcement, { type: 'AnnouncementWritten', data: { announcementId: announcement.id, ...body } }));

export const writeAnnouncementRoute = commandRoute(writeAnnouncementEndpoint, async ({ body, numbers, now }, load) => {
  const announcementId = numbers.reference(now);
  return toOutcome(writeAnnouncement({ body }, { announcement: load.create(announcementStream, announcementId) }), {
    announcementId,
    state: 'draft' as const,
  });
});
