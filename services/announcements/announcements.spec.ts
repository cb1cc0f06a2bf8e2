import { describe, expect, it } from 'vitest';
import type { AnnouncementEvent } from '#contracts/announcements/announcement-events.ts';
import { announcementStream, noAnnouncement, type Announcement, type AnnouncementContent } from '../aggregates/announcement/announcement.ts';
import { editAnnouncement } from './edit-announcement.ts';
import { publishAnnouncement, publishDueAnnouncement } from './publish-announcement.ts';
import { removeAnnouncement } from './remove-announcement.ts';
import { scheduleAnnouncement } from './schedule-announcement.ts';
import { withdrawAnnouncement } from './withdraw-announcement.ts';
import { writeAnnouncement } from './write-announcement.ts';

const announcementId = 'ANNOUNCE123';
const now = new Date('2026-11-20T15:00:00.000Z');
const soon = '2026-11-20T16:00:00.000Z';
const past = '2026-11-20T14:59:59.000Z';

const inOne = { title: 'Title', text: 'Text' };
const unwritten = { title: '', text: '' };
const content: AnnouncementContent = { kind: 'news', portals: ['business'], picture: '', en: inOne, zh: { title: '标题', text: '正文' } };
const englishOnly = { ...content, zh: unwritten };

const written = (data: AnnouncementContent = content): AnnouncementEvent => ({ type: 'AnnouncementWritten', data: { announcementId, ...data } });
const edited = (data: AnnouncementContent): AnnouncementEvent => ({ type: 'AnnouncementEdited', data: { announcementId, ...data } });
const scheduled: AnnouncementEvent = { type: 'AnnouncementScheduled', data: { announcementId, publishAt: soon } };
const published: AnnouncementEvent = { type: 'AnnouncementPublished', data: { announcementId } };
const withdrawn: AnnouncementEvent = { type: 'AnnouncementWithdrawn', data: { announcementId } };
const removed: AnnouncementEvent = { type: 'AnnouncementRemoved', data: { announcementId } };

const after = (...events: AnnouncementEvent[]): Announcement => events.reduce(announcementStream.evolve, noAnnouncement);
const facts = (...events: AnnouncementEvent[]) => ({ changes: [{ id: announcementId, events }] });

describe('Rule: an announcement has a title from the beginning', () => {
  it('in one language at least', () => {
    expect(writeAnnouncement(announcementId, englishOnly)).toMatchObject(facts(written(englishOnly)));
    expect(writeAnnouncement(announcementId, { ...content, en: unwritten, zh: unwritten })).toMatchObject({
      rejected: 'AnnouncementTitleMissing',
      field: 'en.title',
    });
  });
});

describe('Rule: what is read is written in both languages (R3.40)', () => {
  it('before it is published', () => {
    expect(publishAnnouncement(after(written()))).toMatchObject(facts(published));
    expect(publishAnnouncement(after(written(englishOnly)))).toMatchObject({ rejected: 'AnnouncementIncomplete', field: 'zh.title' });
  });

  it('before it is scheduled', () => {
    const command = { announcementId, publishAt: soon };
    expect(scheduleAnnouncement(command, after(written(englishOnly)), now)).toMatchObject({ rejected: 'AnnouncementIncomplete' });
  });

  it('under every edit from then on, and not before', () => {
    const command = { announcementId, ...content, en: { ...inOne, text: '' } };
    expect(editAnnouncement(command, after(written()))).toMatchObject(facts(edited(command)));
    for (const shown of [published, scheduled])
      expect(editAnnouncement(command, after(written(), shown))).toMatchObject({ rejected: 'AnnouncementIncomplete', field: 'en.text' });
  });
});

describe('Rule: an announcement is scheduled for a time to come', () => {
  it('and no other', () => {
    expect(scheduleAnnouncement({ announcementId, publishAt: soon }, after(written()), now)).toMatchObject(facts(scheduled));
    expect(scheduleAnnouncement({ announcementId, publishAt: past }, after(written()), now)).toMatchObject({
      rejected: 'AnnouncementTimePast',
      field: 'publishAt',
    });
  });

  it('is published when it has come, once', () => {
    expect(publishDueAnnouncement(after(written(), scheduled), now)).toEqual({ changes: [] });
    expect(publishDueAnnouncement(after(written(), scheduled), new Date(soon))).toMatchObject(facts(published));
    for (const meanwhile of [published, withdrawn])
      expect(publishDueAnnouncement(after(written(), scheduled, meanwhile), new Date(soon))).toEqual({ changes: [] });
  });
});

describe('Rule: what is read is withdrawn before it is deleted', () => {
  it('withdraws what is published or scheduled', () => {
    expect(withdrawAnnouncement(after(written(), published))).toMatchObject(facts(withdrawn));
    expect(withdrawAnnouncement(after(written(), scheduled))).toMatchObject(facts(withdrawn));
    expect(withdrawAnnouncement(after(written()))).toMatchObject({ rejected: 'AnnouncementStateForbids' });
  });

  it('deletes a draft and what was withdrawn', () => {
    expect(removeAnnouncement(after(written()))).toMatchObject(facts(removed));
    expect(removeAnnouncement(after(written(), published, withdrawn))).toMatchObject(facts(removed));
    expect(removeAnnouncement(after(written(), published))).toMatchObject({ rejected: 'AnnouncementStateForbids' });
  });

  it('publishes again what was withdrawn, and nothing that is deleted', () => {
    expect(publishAnnouncement(after(written(), published, withdrawn))).toMatchObject(facts(published));
    expect(publishAnnouncement(after(written(), removed))).toMatchObject({ rejected: 'NotFound' });
  });
});

describe('Rule: a portal hears of what its people see, or saw until now', () => {
  const heardBy = (...events: AnnouncementEvent[]) => announcementStream.tags(after(...events), announcementId).portals;

  it('not of a draft', () => expect(heardBy(written(), scheduled)).toEqual([]));

  it('of its publication and its withdrawal', () => {
    expect(heardBy(written(), published)).toEqual(['business']);
    expect(heardBy(written(), published, withdrawn)).toEqual(['business']);
    expect(heardBy(written(), published, withdrawn, removed)).toEqual([]);
  });

  it('of a move to another portal on both', () => {
    expect(heardBy(written(), published, edited({ ...content, portals: ['warehouse'] }))).toEqual(['business', 'warehouse']);
  });
});
