import { editAnnouncementEndpoint } from '#contracts/announcements/announcement-commands.ts';
import type { Rejection } from '#contracts/kernel/rejection.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { announcementStream, type Announcement, type AnnouncementContent, type LoadedAnnouncement } from '../aggregates/announcement/announcement.ts';
import { requireAnnouncementAllows, requireTitle, requireBothLanguages } from './announcement-policies.ts';

/** What readers see, or will by itself, stays whole. */
const requireStaysReadable = (content: AnnouncementContent, { state }: Announcement): Rejection | undefined =>
  state === 'published' || state === 'scheduled' ? requireBothLanguages(content) : undefined;

export const editAnnouncement = (
  { body }: CommandOf<typeof editAnnouncementEndpoint>,
  { announcement }: { announcement: LoadedAnnouncement },
): Decision =>
  requireAnnouncementAllows(announcement, 'AnnouncementEdited') ??
  requireTitle(body) ??
  requireStaysReadable(body, announcement) ??
  accept(change(announcement, { type: 'AnnouncementEdited', data: body }));

export const editAnnouncementRoute = commandRoute(editAnnouncementEndpoint, async ({ body }, load) => {
  const announcement = await load.one(announcementStream, body.announcementId);
  return toOutcome(editAnnouncement({ body }, { announcement }), { announcementId: body.announcementId, state: announcement.state! });
});
