import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const programme: Translated<typeof en.programme> = {
  programme: '平台代发计划',
  ship: '新建货运单',
  shipment: '货运单',
  reviews: '平台代发审核',
  review: '货运单审核',
};

export default { programme: { pages: programme } };
