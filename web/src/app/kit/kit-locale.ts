import type { Locale } from 'antd/es/locale';
import dayjs from 'dayjs';
import type { Lang } from '../../i18n/languages.ts';

/** The kit's own words and dates in one language. */
export const loadKitLocale: Readonly<Record<Lang, () => Promise<Locale>>> = {
  en: async () => {
    const { default: locale } = await import('antd/es/locale/en_US');
    dayjs.locale('en');
    return locale;
  },
  zh: async () => {
    const [{ default: locale }] = await Promise.all([import('antd/es/locale/zh_CN'), import('dayjs/locale/zh-cn')]);
    dayjs.locale('zh-cn');
    return locale;
  },
};
