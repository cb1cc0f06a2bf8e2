import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const packing: Translated<typeof en.packing> = { packing: '打包' };

export default { packing: { pages: packing } };
