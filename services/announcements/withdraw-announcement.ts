import { withdrawAnnouncementEndpoint } from '#contracts/announcements/announcement-commands.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { announcementStream, type LoadedAnnouncement } from '../aggregates/announcement/announcement.ts';
import { requireAnnouncementAllows } from './announcement-policies.ts';

export const withdrawAnnouncement = (
  { body: { announcementId } }: CommandOf<typeof withdrawAnnouncementEndpoint>,
  { announcement }: { announcement: LoadedAnnouncement },
): Decision =>
  requireAnnouncementAllows(announcement, 'AnnouncementWithdrawn') ??
  accept(change(announcement, { type: 'AnnouncementWithdrawn', data: { announcementId } }));

export const withdrawAnnouncementRoute = commandRoute(withdrawAnnouncementEndpoint, async ({ body }, load) => {
  const announcement = await load.one(announcementStream, body.announcementId);
  return toOutcome(withdrawAnnouncement({ body }, { announcement }), { ...body, state: 'withdrawn' as const });
});
