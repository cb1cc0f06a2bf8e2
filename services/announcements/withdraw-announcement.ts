import { withdrawAnnouncementEndpoint } from '#contracts/announcements/announcement-commands.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { announcementStream, type LoadedAnnouncement } from '../aggregates/announcement/announcement.ts';
import { requireAnnouncementAllows } from './announcement-policies.ts';

interface WithdrawAnnouncement {
  body: BodyOf<typeof withdrawAnnouncementEndpoint>;
}

export const withdrawAnnouncement = (
  { body: { announcementId } }: WithdrawAnnouncement,
  { announcement }: { announcement: LoadedAnnouncement },
): Decision =>
  requireAnnouncementAllows(announcement, 'AnnouncementWithdrawn') ??
  accept(change(announcement, { type: 'AnnouncementWithdrawn', data: { announcementId } }));

export const withdrawAnnouncementRoute = commandRoute(withdrawAnnouncementEndpoint, async ({ body }, load) => {
  const announcement = await load.one(announcementStream, body.announcementId);
  return toOutcome(withdrawAnnouncement({ body }, { announcement }), { ...body, state: 'withdrawn' as const });
});
