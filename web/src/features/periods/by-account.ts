import type { MonthBalance } from '#contracts/periods/period-events.ts';
import { accountNames } from '#contracts/ledger/accounts.ts';
import type { BalancedAccount } from '#web/shared/books/trial-balance.tsx';

type Summed = Required<Omit<BalancedAccount, 'parts'>> & { parts: Required<BalancedAccount['parts'][number]>[] };

/** Each account with what its parts come to, in the order of the chart. */
export const byAccount = (rows: readonly MonthBalance[]): BalancedAccount[] => {
  const accounts = new Map<string, Summed>();
  for (const { account, sub, currency, debitCents, creditCents, balanceCents } of rows) {
    const key = `${account} ${currency}`;
    const row = accounts.get(key) ?? { account, currency, debitCents: 0, creditCents: 0, balanceCents: 0, parts: [] };
    row.debitCents += debitCents;
    row.creditCents += creditCents;
    row.balanceCents += balanceCents;
    if (sub !== '') row.parts.push({ sub, debitCents, creditCents, balanceCents });
    accounts.set(key, row);
  }
  return [...accounts.values()].sort((a, b) => accountNames.indexOf(a.account) - accountNames.indexOf(b.account));
};
