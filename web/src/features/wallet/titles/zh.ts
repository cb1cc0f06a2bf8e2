import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const wallet: Translated<typeof en.wallet> = {
  money: '资金',
  wallet: '钱包',
  walletEntries: '钱包与流水',
  merchantFlow: '商家流水',
  merchantWallets: '商家钱包',
  deductions: '扣款',
};

export default { wallet: { pages: wallet } };
