import { describe, expect, it } from 'vitest';
import { canBeSaved, draftOf, emptyDraft, isSame } from './draft.ts';

const written = { ...emptyDraft, en: { title: 'Title', text: 'Text' } };

describe('Rule: what differs from what the server keeps is not saved yet', () => {
  it('but for blanks around a text and the order of the portals', () => {
    expect(isSame(written, { ...written, en: { title: ' Title ', text: 'Text\n' } })).toBe(true);
    expect(isSame({ ...written, portals: ['business', 'admin'] }, { ...written, portals: ['admin', 'business'] })).toBe(true);
    expect(isSame(written, { ...written, zh: { title: '标题', text: '' } })).toBe(false);
    expect(isSame(written, { ...written, picture: '/art/banner/shelves.svg' })).toBe(false);
  });
});

describe('Rule: only what was changed differs from what the server keeps', () => {
  const readable = { id: 'A1', title: 'Title', state: 'draft' as const, author: 'Grace', actions: [], version: 1 };
  const kept = { ...written, ...readable, gmtPublish: null, gmtCreate: '2026-11-20T09:00:00Z', gmtModify: '2026-11-20T09:00:00Z' };

  it('so that the change of another shows beside it', () => {
    const changed = { picture: '/files/a.png' };
    expect(draftOf(kept, changed)).toEqual({ ...written, ...changed });
    expect(draftOf({ ...kept, zh: { title: '标题', text: '' } }, changed)).toEqual({ ...written, zh: { title: '标题', text: '' }, ...changed });
  });
});

describe('Rule: a draft is saved with a title in one language and a portal', () => {
  it('and not without', () => {
    expect(canBeSaved(written)).toBe(true);
    expect(canBeSaved({ ...emptyDraft, zh: { title: '标题', text: '' } })).toBe(true);
    expect(canBeSaved(emptyDraft)).toBe(false);
    expect(canBeSaved({ ...written, portals: [] })).toBe(false);
  });
});
