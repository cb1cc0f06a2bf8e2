import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const overview: Translated<typeof en.overview> = { warehouseOverview: '仓库概览' };

export default { overview: { pages: overview } };
