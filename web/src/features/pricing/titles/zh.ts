import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const pricing: Translated<typeof en.pricing> = {
  search: '查价',
  fees: '销售平台费率',
};

export default { pricing: { pages: pricing } };
