import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const bankStatements: Translated<typeof en.bankStatements> = { bankStatements: '银行对账单' };

export default { bankStatements: { pages: bankStatements } };
