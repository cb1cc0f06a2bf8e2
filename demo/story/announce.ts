import { publishAnnouncementRoute } from '#services/announcements/publish-announcement.ts';
import { scheduleAnnouncementRoute } from '#services/announcements/schedule-announcement.ts';
import { withdrawAnnouncementRoute } from '#services/announcements/withdraw-announcement.ts';
import { writeAnnouncementRoute } from '#services/announcements/write-announcement.ts';
import { hoursAfter, minutesAfter } from '../engine/calendar.ts';
import type { Story } from '../engine/timeline.ts';
import { pictureOf, plannedAnnouncements, type PlannedAnnouncement } from './announcements.ts';
import type { Demo } from './demo.ts';

/** What administrators told sellers and staff lately, and are about to. */
export const announcements = (demo: Demo): void => {
  for (const plan of plannedAnnouncements) demo.line.begin(hoursAfter(demo.now, -24 * plan.writtenAgo), announcement(demo, plan));
};

async function* announcement({ stage, crew, now }: Demo, plan: PlannedAnnouncement): Story {
  const writer = crew.all('everything')[1]!;
  const { kind, portals, en, zh, outcome } = plan;
  const { announcementId } = await stage.act(writer, writeAnnouncementRoute, { kind, portals, picture: pictureOf(plan), en, zh });
  const body = { announcementId };
  if (outcome === 'draft') return;

  yield minutesAfter(stage.clock.now(), 12);
  if (outcome === 'scheduled') {
    await stage.act(writer, scheduleAnnouncementRoute, { ...body, publishAt: hoursAfter(now, 68).toISOString() });
    return;
  }
  await stage.act(writer, publishAnnouncementRoute, body);
  if (outcome === 'published') return;

  yield hoursAfter(stage.clock.now(), 30);
  await stage.act(writer, withdrawAnnouncementRoute, body);
}
