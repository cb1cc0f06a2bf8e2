import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const transfers: Translated<typeof en.transfers> = { transfers: '转仓', receive: '转仓收货' };

export default { transfers: { pages: transfers } };
