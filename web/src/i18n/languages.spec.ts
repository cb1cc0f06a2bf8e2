import { describe, expect, it } from 'vitest';
import { htmlLanguages, languageCodes, preferredLanguage } from './languages.ts';

describe('Rule: the console speaks en-US, and zh-CN in Chinese browsers (R9.26, R9.27)', () => {
  it.each([
    [['zh-CN', 'en'], 'zh'],
    [['zh'], 'zh'],
    [['zh-TW'], 'zh'],
    [['en-GB', 'zh-CN'], 'en'],
    [['fr-FR'], 'en'],
    [[], 'en'],
  ] as const)('%j: %s', (browser, language) => expect(preferredLanguage(browser)).toBe(language));

  it('by the codes that the server takes and those of documents', () => {
    expect([languageCodes, htmlLanguages]).toEqual([
      { en: 'en_us', zh: 'zh_cn' },
      { en: 'en-US', zh: 'zh-CN' },
    ]);
  });
});
