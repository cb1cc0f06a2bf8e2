import type { orderWork as en } from './en.ts';
import type { Translated } from '#web/i18n/translated.ts';

export const orderWork: Translated<typeof en> = {
  alsoHere: '正在处理此订单：{{names}}',
};

export default { orderWork };
