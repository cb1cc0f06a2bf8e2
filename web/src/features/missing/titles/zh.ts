import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const missing: Translated<typeof en.missing> = { missing: '缺失货品' };

export default { missing: { pages: missing } };
