import type { Language as LanguageCode } from '#contracts/kernel/access/viewer.ts';

export type Lang = 'en' | 'zh';

/** What the server calls them (R9.26). */
export const languageCodes: Readonly<Record<Lang, LanguageCode>> = { en: 'en_us', zh: 'zh_cn' };
export const htmlLanguages: Readonly<Record<Lang, string>> = { en: 'en-US', zh: 'zh-CN' };

/** English, and Chinese for Chinese browsers (R9.27). */
export const preferredLanguage = (browserLanguages: readonly string[]): Lang => (/^zh\b/i.test(browserLanguages[0] ?? '') ? 'zh' : 'en');
