import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const warehouseSettings: Translated<typeof en.warehouseSettings> = { warehouseSettings: '仓库设置' };

export default { warehouseSettings: { pages: warehouseSettings } };
