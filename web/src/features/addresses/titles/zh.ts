import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const addresses: Translated<typeof en.addresses> = { inquiry: '地址查询' };

export default { addresses: { pages: addresses } };
