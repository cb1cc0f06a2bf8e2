import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const repairs: Translated<typeof en.repairs> = {
  repairs: '维修单',
  repair: '维修单',
};

export const repairOffice: Translated<typeof en.repairOffice> = {
  reviews: '维修审核',
  review: '维修审核详情',
  repairs: '维修单',
  repair: '维修单详情',
};

export default { repairOffice: { pages: repairOffice }, repairs: { pages: repairs } };
