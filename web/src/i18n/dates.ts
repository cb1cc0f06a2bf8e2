import dayjs from 'dayjs';
import type { Lang } from './languages.ts';

const locales: Readonly<Record<Lang, () => Promise<string>>> = {
  en: async () => 'en',
  zh: async () => {
    await import('dayjs/locale/zh-cn');
    return 'zh-cn';
  },
};

/** Loads how moments are told in a language; answers what switches to it. */
export const loadDates = async (lang: Lang): Promise<() => void> => {
  const locale = await locales[lang]();
  return () => void dayjs.locale(locale);
};
