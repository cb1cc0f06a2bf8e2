import { describe, expect, it } from 'vitest';
import type { AnnouncementEvent } from '#contracts/announcements/announcement-events.ts';
import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import { reactionsTo } from '#kernel/processes/react.ts';
import { attempt, cancel, schedule } from '#kernel/processes/reactions.ts';
import { announcementSchedule, publish } from './publish-due-announcements.ts';

const announcementId = 'A1';
const [publishAt, later] = ['2026-11-25T09:00:00.000Z', '2026-11-26T09:00:00.000Z'];
const happened = (type: AnnouncementEvent['type'], data: object = {}) =>
  ({ eventId: 'e', streamId: `announcement-${announcementId}`, type, data: { announcementId, ...data } }) as unknown as RecordedEvent;
const scheduled = happened('AnnouncementScheduled', { publishAt });

describe('Rule: a scheduled announcement is published at its time', () => {
  it('given a schedule, and the last one where there are more', () => {
    expect(reactionsTo(announcementSchedule, [scheduled, happened('AnnouncementScheduled', { publishAt: later })])).toEqual([
      schedule(announcementId, publishAt),
      schedule(announcementId, later),
    ]);
    expect(announcementSchedule.due(announcementId, undefined, new Date(publishAt))).toEqual([attempt(publish, { announcementId })]);
  });

  it.each(['AnnouncementPublished', 'AnnouncementWithdrawn', 'AnnouncementRemoved'] as const)('given %s before, it is not', (type) => {
    expect(reactionsTo(announcementSchedule, [scheduled, happened(type)])).toEqual([schedule(announcementId, publishAt), cancel(announcementId)]);
  });

  it('given an edit, it stays', () => {
    expect(reactionsTo(announcementSchedule, [happened('AnnouncementEdited')])).toEqual([]);
  });
});
