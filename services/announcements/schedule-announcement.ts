import { scheduleAnnouncementEndpoint } from '#contracts/announcements/announcement-commands.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { announcementStream, type LoadedAnnouncement } from '../aggregates/announcement/announcement.ts';
import { requireAnnouncementAllows, requireBothLanguages } from './announcement-policies.ts';

type ScheduleAnnouncement = CommandOf<typeof scheduleAnnouncementEndpoint, 'now'>;

const requireFuture = ({ body: { publishAt }, now }: ScheduleAnnouncement): Rejection | undefined =>
  Date.parse(publishAt) > now.getTime() ? undefined : reject('AnnouncementTimePast', { field: 'publishAt' });

export const scheduleAnnouncement = (command: ScheduleAnnouncement, { announcement }: { announcement: LoadedAnnouncement }): Decision =>
  requireAnnouncementAllows(announcement, 'AnnouncementScheduled') ??
  requireBothLanguages(announcement) ??
  requireFuture(command) ??
  accept(change(announcement, { type: 'AnnouncementScheduled', data: command.body }));

export const scheduleAnnouncementRoute = commandRoute(scheduleAnnouncementEndpoint, async ({ body, now }, load) =>
  toOutcome(scheduleAnnouncement({ body, now }, { announcement: await load.one(announcementStream, body.announcementId) }), {
    announcementId: body.announcementId,
    state: 'scheduled' as const,
  }),
);
