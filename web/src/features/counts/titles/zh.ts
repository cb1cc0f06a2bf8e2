import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const counts: Translated<typeof en.counts> = { count: '盘点', counts: '货架盘点', plan: '安排盘点', detail: '盘点单' };

export default { counts: { pages: counts } };
