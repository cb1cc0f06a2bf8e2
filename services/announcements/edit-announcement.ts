import { editAnnouncementEndpoint } from '#contracts/announcements/edit-announcement.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import type { Rejection } from '#contracts/kernel/rejection.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { decided } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { announcementStream, type Announcement, type AnnouncementContent } from '../aggregates/announcement/announcement.ts';
import { announcementMay, hasATitle, isInBothLanguages } from './announcement-policies.ts';

/** What readers see, or will by itself, stays whole. */
const staysReadable = (content: AnnouncementContent, { state }: Announcement): Rejection | undefined =>
  state === 'published' || state === 'scheduled' ? isInBothLanguages(content) : undefined;

export const editAnnouncement = (command: BodyOf<typeof editAnnouncementEndpoint>, announcement: Announcement): Decision =>
  announcementMay(announcement, 'AnnouncementEdited') ??
  hasATitle(command) ??
  staysReadable(command, announcement) ??
  accept(change(announcementStream, command.announcementId, { type: 'AnnouncementEdited', data: command }));

export const editAnnouncementRoute = commandRoute(editAnnouncementEndpoint, async ({ body }, load) => {
  const announcement = await load.one(announcementStream, body.announcementId);
  return decided(editAnnouncement(body, announcement), { announcementId: body.announcementId, state: announcement.state! });
});
