import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const receiving: Translated<typeof en.receiving> = { receiving: '收货' };

export default { receiving: { pages: receiving } };
