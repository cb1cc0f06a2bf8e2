import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { namedParts } from '#contracts/ledger/account-parts.ts';
import { accountNames, accounts, walletAccount } from '#contracts/ledger/accounts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import type { Filter } from '#web/ui/list/filters/filter.ts';

/** What only finance narrows by: the account of the business that a posting moved, and whether test accounts are counted. */
export const useAccountFilters = (): readonly Filter[] => {
  const { t } = useTranslation();
  const words = useWords();
  return useMemo(() => {
    const whole = accountNames.filter((name) => name !== walletAccount).map((name) => ({ value: name as string, label: words(accounts[name]) }));
    const parts = Object.entries(namedParts).map(([value, said]) => ({ value, label: words(said) }));
    return [
      { kind: 'choice', name: 'account', label: t('wallet.account'), folded: true, options: [...whole, ...parts] },
      { kind: 'flag', name: 'withoutInternal', label: t('wallet.withoutInternal'), folded: true },
    ];
  }, [t, words]);
};
