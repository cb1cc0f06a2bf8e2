import i18next from 'i18next';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadTexts, startI18n, switchLanguage } from '#web/i18n/i18n.ts';
import { everyonesTexts, publicTexts } from './load-texts.ts';
import { textsOfArea } from './texts-of-areas.ts';

const has = (...keys: string[]): boolean[] => keys.map((key) => i18next.exists(key));

describe('Rule: whoever signs in reads what the open page says, whatever was loaded before', () => {
  beforeAll(() => {
    vi.stubGlobal('document', { documentElement: {} });
  });

  it('after the public pages: first the console with its menu, then a page', async () => {
    await startI18n('en', publicTexts);
    expect(has('signIn.pages.signIn', 'ui.retry', 'picking.pages.picking')).toEqual([true, false, false]);
    await loadTexts(everyonesTexts);
    expect(has('ui.retry', 'picking.pages.picking', 'picking.startTitle', 'books.checkNow')).toEqual([true, true, false, false]);
    await loadTexts(textsOfArea('books'));
    expect(has('books.checkNow', 'books.pages.books', 'picking.startTitle')).toEqual([true, true, false]);
  });

  it('and in the other language whatever was read before', async () => {
    await switchLanguage('zh');
    expect(i18next.language).toBe('zh');
    expect(has('ui.retry', 'books.checkNow', 'books.pages.books', 'signIn.pages.signIn', 'picking.startTitle')).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  it('also what comes while the language is switched', async () => {
    const switching = switchLanguage('en');
    const loading = loadTexts(textsOfArea('picking'));
    await Promise.all([switching, loading]);
    expect(has('picking.startTitle')).toEqual([true]);
    await switchLanguage('zh');
    expect(has('picking.startTitle')).toEqual([true]);
  });
});
