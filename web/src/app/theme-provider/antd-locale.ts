import type { Locale } from 'antd/es/locale';
import english from 'antd/es/locale/en_US';
import type { Lang } from '#web/i18n/languages.ts';

/** antd's own words in one language. */
export const loadAntdLocale: Readonly<Record<Lang, () => Promise<Locale>>> = {
  en: async () => english,
  zh: async () => (await import('antd/es/locale/zh_CN')).default,
};
