import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const inBatches: Translated<typeof en.inBatches> = { inBatches: '入库批次' };

export default { inBatches: { pages: inBatches } };
