import type { payment as en } from './en.ts';
import type { Translated } from '#web/i18n/translated.ts';

export const payment: Translated<typeof en> = {
  fee: '费用',
  balance: '钱包可用余额',
  after: '支付后可用',
  short: '可用余额还差 {{amount}}，请先充值。',
  openWallet: '前往钱包',
};

export default { payment };
