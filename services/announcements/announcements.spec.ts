import { describe, expect, it } from 'vitest';
import type { AnnouncementEvent } from '#contracts/announcements/announcement-events.ts';
import { announcementStream, type AnnouncementContent } from '../aggregates/announcement/announcement.ts';
import { editAnnouncement } from './edit-announcement.ts';
import { publishAnnouncement, publishDueAnnouncement } from './publish-announcement.ts';
import { removeAnnouncement } from './remove-announcement.ts';
import { scheduleAnnouncement } from './schedule-announcement.ts';
import { withdrawAnnouncement } from './withdraw-announcement.ts';
import { writeAnnouncement } from './write-announcement.ts';
import { fact } from '#tests/support/facts.ts';
import { specification, type Given } from '#tests/support/given.ts';

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

const body = { announcementId };
const announced = (...events: AnnouncementEvent[]) => fact(announcementStream, announcementId, ...events);
const made = (event: AnnouncementEvent) => ({ id: announcementId, ...event });
const ofTheAnnouncement = (given: Given) => ({ announcement: given.one(announcementStream, announcementId) });

const writing = specification(writeAnnouncement, (given) => ({ announcement: given.create(announcementStream, announcementId) }));
const editing = specification(editAnnouncement, ofTheAnnouncement);
const scheduling = specification(scheduleAnnouncement, ofTheAnnouncement);
const publishing = specification(publishAnnouncement, ofTheAnnouncement);
const publishingWhenDue = specification(publishDueAnnouncement, ofTheAnnouncement);
const withdrawing = specification(withdrawAnnouncement, ofTheAnnouncement);
const removing = specification(removeAnnouncement, ofTheAnnouncement);

describe('Rule: an announcement has a title from the beginning', () => {
  it('in one language at least', () => {
    writing
      .given()
      .when({ body: englishOnly })
      .then(made(written(englishOnly)));
    writing
      .given()
      .when({ body: { ...content, en: unwritten, zh: unwritten } })
      .thenRejected('AnnouncementTitleMissing', { field: 'en.title' });
  });
});

describe('Rule: what is read is written in both languages (R3.40)', () => {
  it('before it is published', () => {
    publishing.given(announced(written())).when({ body }).then(made(published));
    publishing
      .given(announced(written(englishOnly)))
      .when({ body })
      .thenRejected('AnnouncementIncomplete', { field: 'zh.title' });
  });

  it('before it is scheduled', () => {
    const command = { announcementId, publishAt: soon };
    scheduling
      .given(announced(written(englishOnly)))
      .when({ body: command, now })
      .thenRejected('AnnouncementIncomplete');
  });

  it('under every edit from then on, and not before', () => {
    const command = { announcementId, ...content, en: { ...inOne, text: '' } };
    editing
      .given(announced(written()))
      .when({ body: command })
      .then(made(edited(command)));
    for (const shown of [published, scheduled])
      editing.given(announced(written(), shown)).when({ body: command }).thenRejected('AnnouncementIncomplete', { field: 'en.text' });
  });
});

describe('Rule: an announcement is scheduled for a time to come', () => {
  it('and no other', () => {
    scheduling
      .given(announced(written()))
      .when({ body: { announcementId, publishAt: soon }, now })
      .then(made(scheduled));
    scheduling
      .given(announced(written()))
      .when({ body: { announcementId, publishAt: past }, now })
      .thenRejected('AnnouncementTimePast', { field: 'publishAt' });
  });

  it('is published when it has come, once', () => {
    publishingWhenDue.given(announced(written(), scheduled)).when({ body, now }).thenNothingHappened();
    publishingWhenDue
      .given(announced(written(), scheduled))
      .when({ body, now: new Date(soon) })
      .then(made(published));
    for (const meanwhile of [published, withdrawn])
      publishingWhenDue
        .given(announced(written(), scheduled, meanwhile))
        .when({ body, now: new Date(soon) })
        .thenNothingHappened();
  });
});

describe('Rule: what is read is withdrawn before it is deleted', () => {
  it('withdraws what is published or scheduled', () => {
    withdrawing.given(announced(written(), published)).when({ body }).then(made(withdrawn));
    withdrawing.given(announced(written(), scheduled)).when({ body }).then(made(withdrawn));
    withdrawing.given(announced(written())).when({ body }).thenRejected('AnnouncementStateForbids');
  });

  it('deletes a draft and what was withdrawn', () => {
    removing.given(announced(written())).when({ body }).then(made(removed));
    removing
      .given(announced(written(), published, withdrawn))
      .when({ body })
      .then(made(removed));
    removing.given(announced(written(), published)).when({ body }).thenRejected('AnnouncementStateForbids');
  });

  it('publishes again what was withdrawn, and nothing that is deleted', () => {
    publishing
      .given(announced(written(), published, withdrawn))
      .when({ body })
      .then(made(published));
    publishing.given(announced(written(), removed)).when({ body }).thenRejected('NotFound');
  });
});

describe('Rule: a portal hears of what its people see, or saw until now', () => {
  const heardBy = (...events: AnnouncementEvent[]) =>
    announcementStream.tags(events.reduce(announcementStream.evolve, announcementStream.initial), announcementId).portals;

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
