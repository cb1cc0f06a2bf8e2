import { publishAnnouncementEndpoint } from '#contracts/announcements/announcement-commands.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { toOutcome, type Handle } from '#kernel/commands/commands.ts';
import { accept, noChange, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { announcementStream, type LoadedAnnouncement } from '../aggregates/announcement/announcement.ts';
import { requireAnnouncementAllows, requireBothLanguages } from './announcement-policies.ts';

type PublishAnnouncement = CommandOf<typeof publishAnnouncementEndpoint>;

interface States {
  announcement: LoadedAnnouncement;
}

export const publishAnnouncement = ({ body: { announcementId } }: PublishAnnouncement, { announcement }: States): Decision =>
  requireAnnouncementAllows(announcement, 'AnnouncementPublished') ??
  requireBothLanguages(announcement) ??
  accept(change(announcement, { type: 'AnnouncementPublished', data: { announcementId } }));

/** A schedule that was withdrawn or put off meanwhile publishes nothing. */
export const publishDueAnnouncement = ({ body, now }: PublishAnnouncement & { now: Date }, { announcement }: States): Decision => {
  const { state, publishAt } = announcement;
  return state === 'scheduled' && Date.parse(publishAt!) <= now.getTime() ? publishAnnouncement({ body }, { announcement }) : noChange;
};

/** What the job runs for each announcement whose time has come by its read model; the stream has the last word. */
export const publishDue =
  (announcementId: string, now: Date): Handle<null> =>
  async (load) =>
    toOutcome(publishDueAnnouncement({ body: { announcementId }, now }, { announcement: await load.one(announcementStream, announcementId) }), null);

interface States {
  announcement: LoadedAnnouncement;
}

export const publishAnnouncementRoute = commandRoute(publishAnnouncementEndpoint, async ({ body }, load) => {
  const announcement = await load.one(announcementStream, body.announcementId);
  return toOutcome(publishAnnouncement({ body }, { announcement }), { ...body, state: 'published' as const });
});
