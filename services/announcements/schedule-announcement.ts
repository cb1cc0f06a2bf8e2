import { scheduleAnnouncementEndpoint } from '#contracts/announcements/schedule-announcement.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { decided } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { announcementStream, type Announcement } from '../aggregates/announcement/announcement.ts';
import { announcementMay, isInBothLanguages } from './announcement-policies.ts';

type ScheduleAnnouncement = BodyOf<typeof scheduleAnnouncementEndpoint>;

const isToCome = ({ publishAt }: ScheduleAnnouncement, now: Date): Rejection | undefined =>
  Date.parse(publishAt) > now.getTime() ? undefined : reject('AnnouncementTimePast', { field: 'publishAt' });

export const scheduleAnnouncement = (command: ScheduleAnnouncement, announcement: Announcement, now: Date): Decision =>
  announcementMay(announcement, 'AnnouncementScheduled') ??
  isInBothLanguages(announcement) ??
  isToCome(command, now) ??
  accept(change(announcementStream, command.announcementId, { type: 'AnnouncementScheduled', data: command }));

export const scheduleAnnouncementRoute = commandRoute(scheduleAnnouncementEndpoint, async ({ body, now }, load) =>
  decided(scheduleAnnouncement(body, await load.one(announcementStream, body.announcementId), now), {
    announcementId: body.announcementId,
    state: 'scheduled' as const,
  }),
);
