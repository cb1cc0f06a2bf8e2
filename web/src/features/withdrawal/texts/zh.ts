import type { Translated } from '#web/i18n/translated.ts';
import type { withdrawal as en } from './en.ts';

export const withdrawal: Translated<typeof en> = {
  pages: { withdrawal: '提现' },
  accounts: '银行账户',
  addAccount: '添加银行账户',
  noneTitle: '还没有银行账户',
  noneText: '请添加用于收取提现的账户，添加满 24 小时后可用。',
  account: '账户',
  holder: '户名',
  holderHint: '与银行开户名一致',
  holderType: '账户类型',
  country: '开户行所在国家或地区',
  currency: '账户币种',
  currencyHint: '提现以美元汇出，由收款行结汇。',
  ending: '尾号 {{lastFour}}',
  state: '状态',
  ready: '可用',
  usableFrom: '{{at}} 起可用',
  added: '添加时间',
  addedNote: '已添加尾号 {{lastFour}} 的账户，并已邮件通知您。',
  safety: '添加后会邮件通知您，满一天后可提现到该账户。',
  remove: '移除',
  removeTitle: '移除尾号 {{lastFour}} 的账户？',
  removeText: '以往的提现记录会保留。',
  removed: '已移除尾号 {{lastFour}} 的账户。',
};

export default { withdrawal };
