import { removeAnnouncementEndpoint } from '#contracts/announcements/remove-announcement.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { decided } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { announcementStream, type Announcement } from '../aggregates/announcement/announcement.ts';
import { announcementMay } from './announcement-policies.ts';

export const removeAnnouncement = (announcement: Announcement): Decision => {
  const { announcementId } = announcement;
  return (
    announcementMay(announcement, 'AnnouncementRemoved') ??
    accept(change(announcementStream, announcementId, { type: 'AnnouncementRemoved', data: { announcementId } }))
  );
};

export const removeAnnouncementRoute = commandRoute(removeAnnouncementEndpoint, async ({ body: { announcementId } }, load) =>
  decided(removeAnnouncement(await load.one(announcementStream, announcementId)), { announcementId }),
);
