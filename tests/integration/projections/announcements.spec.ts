import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actionKeys } from '#contracts/kernel/access/permissions.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { AnnouncementEvent } from '#contracts/announcements/announcement-events.ts';
import {
  getAnnouncement,
  getPublishedAnnouncement,
  listAnnouncements,
  listPublishedAnnouncements,
} from '#contracts/announcements/announcement-queries.ts';
import type { Portal } from '#contracts/announcements/portals.ts';
import { fact } from '#tests/support/facts.ts';
import { announcementStream } from '#services/aggregates/announcement/announcement.ts';
import { actorOf, admin, seller, staff } from './people.ts';
import { readWorld, type ReadWorld } from './read-world.ts';

let world: ReadWorld;
beforeAll(async () => void (world = await readWorld()));
afterAll(() => world.close());

const manager: Viewer = { ...admin, permissions: [{ permissionId: '600', actions: actionKeys }] };

const happen = async (announcementId: string, ...events: AnnouncementEvent[]): Promise<void> => {
  world.later(1);
  await world.happen(actorOf(manager), fact(announcementStream, announcementId, ...events));
};
const written = (announcementId: string, portals: Portal[], picture = ''): AnnouncementEvent => ({
  type: 'AnnouncementWritten',
  data: {
    announcementId,
    kind: 'news',
    portals,
    picture,
    en: { title: `Title ${announcementId}`, text: `${'word '.repeat(60)}end` },
    zh: { title: `标题 ${announcementId}`, text: '正文' },
  },
});
const published = (announcementId: string): AnnouncementEvent => ({ type: 'AnnouncementPublished', data: { announcementId } });

describe('Rule: an announcement is read by the people of its portal, while it is published (R3.40)', () => {
  beforeAll(async () => {
    await happen('A', written('A', ['business']), published('A'));
    await happen('B', written('B', ['business', 'warehouse'], '/art/banner/peak.svg'), published('B'));
    await happen('C', written('C', ['warehouse']), published('C'));
    await happen('D', written('D', ['business']));
  });
  const idsFor = async (viewer: Viewer, query = {}) => (await world.ask(listPublishedAnnouncements, viewer, query)).data.map(({ id }) => id);

  it('latest first', async () => {
    expect(await idsFor(seller)).toEqual(['B', 'A']);
    expect(await idsFor(staff)).toEqual(['C', 'B']);
    expect(await idsFor(admin)).toEqual([]);
  });

  it('page by page', async () => {
    const first = await world.ask(listPublishedAnnouncements, seller, { size: 1 });
    expect(first).toMatchObject({ totalCount: 2, data: [{ id: 'B' }] });
    expect(await idsFor(seller, { size: 1, after: first.next! })).toEqual(['A']);
  });

  it('in the language of whoever reads', async () => {
    const read = (language: 'en_us' | 'zh_cn') => world.ask(getPublishedAnnouncement, { ...seller, language }, { id: 'A' });
    expect(await read('en_us')).toMatchObject({ title: 'Title A', text: expect.stringMatching(/word end$/) });
    expect(await read('zh_cn')).toMatchObject({ title: '标题 A', text: '正文' });
    const [row] = (await world.ask(listPublishedAnnouncements, seller, { size: 1 })).data;
    expect(row?.lead).toMatch(/^word .*…$/);
  });

  it('not before, not after, and not by others', async () => {
    expect(await world.refusal(getPublishedAnnouncement, seller, { id: 'D' })).toBe('NotFound');
    expect(await world.refusal(getPublishedAnnouncement, seller, { id: 'C' })).toBe('NotFound');
    await happen('A', { type: 'AnnouncementWithdrawn', data: { announcementId: 'A' } });
    expect(await world.refusal(getPublishedAnnouncement, seller, { id: 'A' })).toBe('NotFound');
    expect(await idsFor(seller)).toEqual(['B']);
  });
});

describe('Rule: those who manage announcements see them all, with what may be done (R2.140)', () => {
  it('by state, portal and word', async () => {
    const list = await world.ask(listAnnouncements, manager, {});
    expect(list.data.map(({ id, state }) => [id, state])).toEqual([
      ['A', 'withdrawn'],
      ['D', 'draft'],
      ['C', 'published'],
      ['B', 'published'],
    ]);
    expect(list.counts).toEqual({ all: 4, draft: 1, scheduled: 0, published: 2, withdrawn: 1 });
    expect(list.data[1]).toMatchObject({ title: 'Title D', author: 'grace', actions: ['edit', 'publish', 'schedule', 'remove'] });
    const idsOf = async (query: object) => (await world.ask(listAnnouncements, manager, query)).data.map(({ id }) => id);
    expect(await idsOf({ view: 'published', portal: 'business' })).toEqual(['B']);
    expect(await idsOf({ text: '标题 c' })).toEqual(['C']);
  });

  it('in both languages, each', async () => {
    expect(await world.ask(getAnnouncement, manager, { id: 'D' })).toMatchObject({ en: { title: 'Title D' }, zh: { title: '标题 D' } });
    expect(await world.refusal(getAnnouncement, manager, { id: 'none' })).toBe('NotFound');
  });
});
