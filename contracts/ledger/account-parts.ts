import type { Words } from '../kernel/words.ts';
import { accounts, type AccountName } from './accounts.ts';

/** Parts of accounts that are named by what they are for; others, such as a bank account or a carrier, bear names of their own. */
const parts: Readonly<Record<string, Words>> = {
  'income:fee:shipping': { en: 'Shipping fees', zh: '发货费' },
  'income:fee:transshipment': { en: 'Transshipment fees', zh: '转运费' },
  'income:fee:switch-user': { en: 'Switch-user fees', zh: '过户费' },
  'income:fee:consignment': { en: 'Consignment fees', zh: '寄售费' },
  'income:fee:storage': { en: 'Storage fees', zh: '仓租' },
  'income:fee:platform': { en: 'Platform fees', zh: '平台费' },
  'income:fee:label': { en: 'Label fees', zh: '面单费' },
  'income:fee:repair': { en: 'Repair fees', zh: '维修费' },
  'liabilities:deferred:shipping': { en: 'Shipping fees not yet earned', zh: '预收发货费' },
  'liabilities:deferred:transshipment': { en: 'Transshipment fees not yet earned', zh: '预收转运费' },
  'liabilities:deferred:repair': { en: 'Repair fees not yet earned', zh: '预收维修费' },
  'assets:clearing:payouts': { en: 'Payouts', zh: '提现付款' },
  'assets:clearing:alipay': { en: 'Alipay', zh: '支付宝' },
};

const separator = { en: ' · ', zh: '·' };

/** What people call an account, or a part of it. */
export const accountWords = (account: AccountName, sub: string): Words => {
  if (sub === '') return accounts[account];
  const known = parts[`${account}:${sub}`];
  if (known) return known;
  const named = sub.replace(/^(platform|carrier):/, '');
  return { en: `${accounts[account].en}${separator.en}${named}`, zh: `${accounts[account].zh}${separator.zh}${named}` };
};

/** As lists are narrowed by it: `income:fee:storage`. */
export const accountKey = (account: AccountName, sub: string): string => (sub === '' ? account : `${account}:${sub}`);

/** The parts that have words of their own, as `income:fee:storage`. */
export const namedParts = parts;
