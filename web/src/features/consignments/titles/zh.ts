import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const consignments: Translated<typeof en.consignments> = { consignments: '寄售管理', consignment: '寄售单' };

export default { consignments: { pages: consignments } };
