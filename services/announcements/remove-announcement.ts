import { removeAnnouncementEndpoint } from '#contracts/announcements/announcement-commands.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { announcementStream, type LoadedAnnouncement } from '../aggregates/announcement/announcement.ts';
import { requireAnnouncementAllows } from './announcement-policies.ts';

export const removeAnnouncement = (
  { body: { announcementId } }: CommandOf<typeof removeAnnouncementEndpoint>,
  { announcement }: { announcement: LoadedAnnouncement },
): Decision =>
  requireAnnouncementAllows(announcement, 'AnnouncementRemoved') ??
  accept(change(announcement, { type: 'AnnouncementRemoved', data: { announcementId } }));

export const removeAnnouncementRoute = commandRoute(removeAnnouncementEndpoint, async ({ body }, load) => {
  const announcement = await load.one(announcementStream, body.announcementId);
  return toOutcome(removeAnnouncement({ body }, { announcement }), { announcementId: body.announcementId });
});
