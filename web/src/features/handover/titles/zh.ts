import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const handover: Translated<typeof en.handover> = { handover: '交接出库' };

export default { handover: { pages: handover } };
