import { publishAnnouncementEndpoint } from '#contracts/announcements/publish-announcement.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { decided, type Handle } from '#kernel/commands/commands.ts';
import { accept, nothing, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { announcementStream, type Announcement } from '../aggregates/announcement/announcement.ts';
import { announcementMay, isInBothLanguages } from './announcement-policies.ts';

export const publishAnnouncement = (announcement: Announcement): Decision => {
  const { announcementId } = announcement;
  return (
    announcementMay(announcement, 'AnnouncementPublished') ??
    isInBothLanguages(announcement) ??
    accept(change(announcementStream, announcementId, { type: 'AnnouncementPublished', data: { announcementId } }))
  );
};

/** A schedule that was withdrawn or put off meanwhile publishes nothing. */
export const publishDueAnnouncement = (announcement: Announcement, now: Date): Decision => {
  const { state, publishAt } = announcement;
  return state === 'scheduled' && Date.parse(publishAt!) <= now.getTime() ? publishAnnouncement(announcement) : nothing;
};

/** What the job runs for each announcement whose time has come by its read model; the stream has the last word. */
export const publishDue =
  (announcementId: string, now: Date): Handle<null> =>
  async (load) =>
    decided(publishDueAnnouncement(await load.one(announcementStream, announcementId), now), null);

export const publishAnnouncementRoute = commandRoute(publishAnnouncementEndpoint, async ({ body: { announcementId } }, load) =>
  decided(publishAnnouncement(await load.one(announcementStream, announcementId)), { announcementId, state: 'published' as const }),
);
