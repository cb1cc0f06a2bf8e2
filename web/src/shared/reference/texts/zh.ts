import type { Translated } from '#web/i18n/translated.ts';
import type { reference as en } from './en.ts';

export const reference: Translated<typeof en> = {
  warehouse: '仓库',
  owner: '货主',
  shop: '店铺',
};

export default { reference };
