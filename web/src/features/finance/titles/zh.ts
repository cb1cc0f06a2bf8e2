import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const finance: Translated<typeof en.finance> = { overview: '财务概览', selfOperated: '自营' };

export default { finance: { pages: finance } };
