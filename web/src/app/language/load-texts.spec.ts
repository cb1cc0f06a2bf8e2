import i18next from 'i18next';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadTexts, startI18n, switchLanguage } from '#web/i18n/i18n.ts';
import { publicTexts, textsOf } from './load-texts.ts';

const has = (key: string): boolean => i18next.exists(key);

describe('Rule: whoever signs in reads what their terminal says, whatever was loaded before', () => {
  beforeAll(() => {
    vi.stubGlobal('document', { documentElement: {} });
  });

  it('after the public pages, as another terminal without a reload, and in the other language', async () => {
    await startI18n('en', publicTexts);
    expect([has('signIn.pages.signIn'), has('ui.retry'), has('picking.pages.picking')]).toEqual([true, false, false]);
    await loadTexts(textsOf.warehouse);
    expect([has('ui.retry'), has('picking.pages.picking'), has('books.pages.finance')]).toEqual([true, true, false]);
    await loadTexts(textsOf.admin);
    expect(has('books.pages.finance')).toBe(true);
    await switchLanguage('zh');
    expect([has('ui.retry'), has('books.pages.finance'), has('signIn.pages.signIn')]).toEqual([true, true, true]);
    await loadTexts(textsOf.warehouse);
    expect(has('picking.pages.picking')).toBe(true);
  });
});
