import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const fees: Translated<typeof en.fees> = {
  fees: '费用',
  platform: '平台费用',
  merchants: '商家费率',
  merchant: '商家费率',
  repair: '维修价格',
  storage: '仓租费率',
};

export default { fees: { pages: fees } };
