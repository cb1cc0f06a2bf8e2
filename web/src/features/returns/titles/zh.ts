import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const returns: Translated<typeof en.returns> = { group: '退货', returns: '退货入库' };

export default { returns: { pages: returns } };
