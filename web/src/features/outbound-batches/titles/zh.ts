import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const outboundBatches: Translated<typeof en.outboundBatches> = { batches: '出库批次', tasks: '批次任务' };

export default { outboundBatches: { pages: outboundBatches } };
