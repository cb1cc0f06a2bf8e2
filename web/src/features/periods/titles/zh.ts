import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const periods: Translated<typeof en.periods> = { periods: '月末结账' };

export default { periods: { pages: periods } };
