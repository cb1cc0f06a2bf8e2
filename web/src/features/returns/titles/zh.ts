import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const returns: Translated<typeof en.returns> = { returns: '退货入库' };

export default { returns: { pages: returns } };
