import type { Locale } from 'antd/es/locale';
import english from 'antd/es/locale/en_US';
import dayjs from 'dayjs';
import type { Lang } from '../../i18n/languages.ts';

/** The kit's own words and dates in one language. */
export const loadKitLocale: Readonly<Record<Lang, () => Promise<Locale>>> = {
  en: async () => {
    dayjs.locale('en');
    return english;
  },
  zh: async () => {
    const [{ default: locale }] = await Promise.all([import('antd/es/locale/zh_CN'), import('dayjs/locale/zh-cn')]);
    dayjs.locale('zh-cn');
    return locale;
  },
};
