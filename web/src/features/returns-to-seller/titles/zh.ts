import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const returnsToSeller: Translated<typeof en.returnsToSeller> = { toSeller: '退回商家' };

export default { returnsToSeller: { pages: returnsToSeller } };
