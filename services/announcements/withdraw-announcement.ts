import { withdrawAnnouncementEndpoint } from '#contracts/announcements/withdraw-announcement.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { decided } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { announcementStream, type Announcement } from '../aggregates/announcement/announcement.ts';
import { announcementMay } from './announcement-policies.ts';

export const withdrawAnnouncement = (announcement: Announcement): Decision => {
  const { announcementId } = announcement;
  return (
    announcementMay(announcement, 'AnnouncementWithdrawn') ??
    accept(change(announcementStream, announcementId, { type: 'AnnouncementWithdrawn', data: { announcementId } }))
  );
};

export const withdrawAnnouncementRoute = commandRoute(withdrawAnnouncementEndpoint, async ({ body: { announcementId } }, load) =>
  decided(withdrawAnnouncement(await load.one(announcementStream, announcementId)), { announcementId, state: 'withdrawn' as const }),
);
