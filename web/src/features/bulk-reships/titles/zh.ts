import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const bulkReships: Translated<typeof en.bulkReships> = { list: '批量转运', form: '新建批量转运', detail: '批量转运单' };

export default { bulkReships: { pages: bulkReships } };
