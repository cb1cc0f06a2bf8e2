import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const inspection: Translated<typeof en.inspection> = { inspection: '质检' };

export default { inspection: { pages: inspection } };
