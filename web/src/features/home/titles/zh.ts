import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const home: Translated<typeof en.home> = { home: '首页' };

export default { home: { pages: home } };
