import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const workplace: Translated<typeof en.workplace> = { workplace: '工作台' };

export default { workplace: { pages: workplace } };
