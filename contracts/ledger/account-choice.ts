import type { Words } from '../kernel/words.ts';
import { accountWords } from './account-parts.ts';
import { accountNames, accounts, type AccountName, type Side } from './accounts.ts';

/** Accounts that are told together; a result is what is earned less what is spent. */
const groups = {
  assets: { of: ['assets'], grows: 'D', en: 'Assets', zh: '资产' },
  liabilities: { of: ['liabilities'], grows: 'C', en: 'Liabilities', zh: '负债' },
  income: { of: ['income'], grows: 'C', en: 'Income', zh: '收入' },
  expenses: { of: ['expenses'], grows: 'D', en: 'Expenses', zh: '支出' },
  equity: { of: ['equity'], grows: 'C', en: 'Equity', zh: '权益' },
  result: { of: ['income', 'expenses'], grows: 'C', en: 'Result', zh: '净额' },
} as const satisfies Record<string, Words & { of: readonly string[]; grows: Side }>;
type Group = keyof typeof groups;

const isGroup = (key: string): key is Group => Object.hasOwn(groups, key);

/** Which accounts of the chart, which part of the only one, and the side on which they grow together. */
export interface ChosenAccounts {
  accounts: readonly AccountName[];
  sub?: string;
  grows: Side;
}

/** `income`, `income:fee` or `income:fee:storage`; undefined where there is no such account. */
export const chosenAccounts = (key: string): ChosenAccounts | undefined => {
  if (isGroup(key)) {
    const { of, grows } = groups[key];
    return { accounts: accountNames.filter((name) => of.some((one) => name.startsWith(`${one}:`))), grows };
  }
  const account = accountNames.find((name) => key === name || key.startsWith(`${name}:`));
  if (!account) return undefined;
  const { grows } = accounts[account];
  return key === account ? { accounts: [account], grows } : { accounts: [account], sub: key.slice(account.length + 1), grows };
};

export const chosenWords = (key: string): Words => {
  if (isGroup(key)) return groups[key];
  const { accounts: [account] = [], sub = '' } = chosenAccounts(key) ?? {};
  return account ? accountWords(account, sub) : { en: key, zh: key };
};

export const accountGroups = groups;
