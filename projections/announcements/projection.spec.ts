import { describe, expect, it } from 'vitest';
import type { AnnouncementEvent } from '#contracts/announcements/announcement-events.ts';
import { logOf, rowsAfter, type LogEntry } from '#tests/support/log-of.ts';
import { announcementsProjection } from './projection.ts';

const content = (announcementId: string, title: string) => ({
  announcementId,
  kind: 'news' as const,
  portals: ['business' as const],
  picture: '',
  en: { title, text: 'Text' },
  zh: { title: '标题', text: '正文' },
});
const written = (id: string): AnnouncementEvent => ({ type: 'AnnouncementWritten', data: content(id, 'Title') });
const publishAt = '2026-12-01T09:00:00.000Z';
const after = (...events: AnnouncementEvent[]) =>
  rowsAfter(
    announcementsProjection,
    logOf(...[written('A'), written('B'), ...events].map((event): LogEntry<AnnouncementEvent> => [event, { tags: {} }])),
  );

describe('the announcement row', () => {
  it('begins as a draft in both languages', () => {
    expect(after()['A']).toMatchObject({ state: 'draft', title_en: 'Title', title_zh: '标题', publish_at: null });
  });

  it('changes alone, and keeps its state under an edit', () => {
    const rows = after({ type: 'AnnouncementPublished', data: { announcementId: 'A' } }, { type: 'AnnouncementEdited', data: content('A', 'Other') });
    expect(rows['A']).toMatchObject({ state: 'published', title_en: 'Other', publish_at: expect.any(String) });
    expect(rows['B']).toMatchObject({ state: 'draft', title_en: 'Title' });
  });

  it('forgets the time of a schedule that was withdrawn, not that of a publication', () => {
    const scheduled: AnnouncementEvent = { type: 'AnnouncementScheduled', data: { announcementId: 'A', publishAt } };
    const withdrawn: AnnouncementEvent = { type: 'AnnouncementWithdrawn', data: { announcementId: 'A' } };
    expect(after(scheduled)['A']).toMatchObject({ state: 'scheduled', publish_at: publishAt });
    expect(after(scheduled, withdrawn)['A']).toMatchObject({ state: 'withdrawn', publish_at: null });
    const published: AnnouncementEvent = { type: 'AnnouncementPublished', data: { announcementId: 'A' } };
    expect(after(published, withdrawn)['A']).toMatchObject({ state: 'withdrawn', publish_at: expect.any(String) });
  });

  it('goes with its deletion', () => {
    expect(Object.keys(after({ type: 'AnnouncementRemoved', data: { announcementId: 'A' } }))).toEqual(['B']);
  });
});
