import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const outbound: Translated<typeof en.outbound> = {
  outbound: '出库单',
  delivered: '已出库',
};

export default { outbound: { pages: outbound } };
