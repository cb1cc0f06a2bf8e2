import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const accounts: Translated<typeof en.accounts> = {
  accounts: '账号',
  businessAccounts: '商家账号',
};

export default { accounts: { pages: accounts } };
