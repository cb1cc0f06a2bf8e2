import { describe, expect, it } from 'vitest';
import { writeAnnouncementEndpoint } from '#contracts/announcements/announcement-commands.ts';
import { emptyText, isSame, isUntitled } from './announcement-text.ts';

const written = { ...emptyText, en: { title: 'Title', text: 'Text' } };

describe('Rule: what differs from what the server keeps is not saved yet', () => {
  it('but for blanks around a text and the order of the portals', () => {
    expect(isSame(written, { ...written, en: { title: ' Title ', text: 'Text\n' } })).toBe(true);
    expect(isSame({ ...written, portals: ['business', 'admin'] }, { ...written, portals: ['admin', 'business'] })).toBe(true);
    expect(isSame(written, { ...written, zh: { title: '标题', text: '' } })).toBe(false);
    expect(isSame(written, { ...written, picture: '/art/banner/shelves.svg' })).toBe(false);
  });
});

describe('Rule: a draft is saved with a title in one language and a portal', () => {
  it('and not without', () => {
    expect([isUntitled(written), isUntitled({ ...emptyText, zh: { title: '标题', text: '' } }), isUntitled(emptyText)]).toEqual([false, false, true]);
    expect(writeAnnouncementEndpoint.body?.safeParse(written).success).toBe(true);
    expect(writeAnnouncementEndpoint.body?.safeParse({ ...written, portals: [] }).success).toBe(false);
  });
});
