import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const warehouseHome: Translated<typeof en.warehouseHome> = { workplace: '工作台' };

export default { warehouseHome: { pages: warehouseHome } };
