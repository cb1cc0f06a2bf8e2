import { z } from 'zod';
import type { Words } from '../kernel/words.ts';

/** The side on which an account grows: what we have and spend on the debit side, what we owe, earn and started with on the credit side. */
export type Side = 'D' | 'C';

interface Account extends Words {
  grows: Side;
}

/** The chart of accounts. A part of an account is named by `sub`: a shop, a carrier, a kind of fee. */
export const accounts = {
  'assets:bank': { grows: 'D', en: 'Bank', zh: '银行存款' },
  'assets:clearing': { grows: 'D', en: 'Clearing', zh: '在途款项' },
  'assets:goods': { grows: 'D', en: 'Own goods', zh: '自营存货' },
  'liabilities:wallet': { grows: 'C', en: 'Seller wallets', zh: '卖家钱包' },
  'liabilities:unallocated': { grows: 'C', en: 'Unallocated receipts', zh: '未认领款项' },
  'liabilities:deferred': { grows: 'C', en: 'Fees not yet earned', zh: '预收费用' },
  'liabilities:carrier': { grows: 'C', en: 'Owed to carriers', zh: '应付承运商' },
  'income:fee': { grows: 'C', en: 'Fee income', zh: '费用收入' },
  'income:sales': { grows: 'C', en: 'Sales of own goods', zh: '自营销售收入' },
  'income:fx': { grows: 'C', en: 'Exchange margin', zh: '汇兑收益' },
  'expenses:bank': { grows: 'D', en: 'Bank and payment fees', zh: '银行及支付手续费' },
  'expenses:labels': { grows: 'D', en: 'Labels', zh: '面单支出' },
  'expenses:goods-sold': { grows: 'D', en: 'Cost of goods sold', zh: '自营销售成本' },
  'expenses:goodwill': { grows: 'D', en: 'Goodwill', zh: '补偿支出' },
  'expenses:write-offs': { grows: 'D', en: 'Write-offs', zh: '坏账核销' },
  'expenses:rent': { grows: 'D', en: 'Rent', zh: '租金' },
  'expenses:pay': { grows: 'D', en: 'Wages', zh: '工资' },
  'expenses:fx': { grows: 'D', en: 'Exchange losses', zh: '汇兑损失' },
  'equity:opening': { grows: 'C', en: 'Opening balances', zh: '期初余额' },
  'equity:retained': { grows: 'C', en: 'Retained earnings', zh: '留存收益' },
  'equity:fx': { grows: 'C', en: 'Currency exchange', zh: '货币兑换' },
} as const satisfies Record<string, Account>;

export type AccountName = keyof typeof accounts;
export const accountNames = Object.keys(accounts) as [AccountName, ...AccountName[]];

export const walletAccount = 'liabilities:wallet' satisfies AccountName;

export const currencies = ['USD', 'CNY'] as const;
export type Currency = (typeof currencies)[number];

/** One half of a movement: whole cents, at least one, on one side of one account. */
export const entrySchema = z.object({
  account: z.enum(accountNames),
  /** Which part of it: the number of a shop, a carrier, a kind of fee. */
  sub: z.string().optional(),
  side: z.enum(['D', 'C']),
  cents: z.number().int().min(1),
});
export type Entry = z.output<typeof entrySchema>;

/** An account, or a part of one, as the other half of a movement. */
export type AccountPart = Pick<Entry, 'account' | 'sub'>;

/** By how much an entry changes its account; negative where the account shrinks. */
export const changeBy = ({ account, side, cents }: Entry): number => (accounts[account].grows === side ? cents : -cents);

const debits = (entries: readonly Entry[]): number => entries.reduce((sum, { side, cents }) => (side === 'D' ? sum + cents : sum - cents), 0);
export const isBalanced = (entries: readonly Entry[]): boolean => debits(entries) === 0;
