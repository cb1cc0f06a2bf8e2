import { writeAnnouncementEndpoint } from '#contracts/announcements/write-announcement.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { decided } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { announcementStream, type AnnouncementContent } from '../aggregates/announcement/announcement.ts';
import { hasATitle } from './announcement-policies.ts';

export const writeAnnouncement = (announcementId: string, content: AnnouncementContent): Decision =>
  hasATitle(content) ?? accept(change(announcementStream, announcementId, { type: 'AnnouncementWritten', data: { announcementId, ...content } }));

export const writeAnnouncementRoute = commandRoute(writeAnnouncementEndpoint, async ({ body, numbers, now }) => {
  const announcementId = numbers.reference(now);
  return decided(writeAnnouncement(announcementId, body), { announcementId, state: 'draft' as const });
});
