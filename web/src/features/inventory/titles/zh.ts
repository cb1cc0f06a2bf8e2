import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const inventory: Translated<typeof en.inventory> = { inventory: '库存', stock: '库存', shipped: '已出库货品' };

export default { inventory: { pages: inventory } };
