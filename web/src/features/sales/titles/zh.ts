import type { Translated } from '#web/i18n/translated.ts';
import type { sales as en } from './en.ts';

export const sales: Translated<typeof en> = { sales: '销售', saleOrders: '销售订单', sale: '销售详情' };

export default { sales: { pages: sales } };
