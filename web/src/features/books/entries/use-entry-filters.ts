import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { accountGroups, chosenWords } from '#contracts/ledger/account-choice.ts';
import { namedParts } from '#contracts/ledger/account-parts.ts';
import { accountNames, currencies, walletAccount } from '#contracts/ledger/accounts.ts';
import type { listLedgerEntries } from '#contracts/ledger/entries.ts';
import type { ListContext } from '#web/core/list/define-list.ts';
import { useWords } from '#web/i18n/use-words.ts';
import type { Filter } from '#web/ui/list/filters/filter.ts';

/** The account that is chosen is among the choices, also where it is a part without words of its own, such as a carrier. */
export const useEntryFilters = ({ query }: Pick<ListContext<typeof listLedgerEntries>, 'query'>): readonly Filter[] => {
  const { t } = useTranslation();
  const words = useWords();
  const { account } = query;
  return useMemo(() => {
    const offered = [...Object.keys(accountGroups), ...accountNames, ...Object.keys(namedParts)];
    const keys = offered.includes(account) ? offered : [...offered, account];
    const filters: Filter[] = [
      { kind: 'choice', name: 'account', label: t('books.account'), options: keys.map((value) => ({ value, label: words(chosenWords(value)) })) },
      { kind: 'range', name: 'beginTime', last: 'endTime', label: t('books.entries.period') },
      {
        kind: 'choice',
        name: 'currency',
        label: t('books.entries.currency'),
        folded: true,
        options: currencies.map((value) => ({ value, label: value })),
      },
      { kind: 'flag', name: 'withoutInternal', label: t('books.entries.withoutInternal'), folded: true },
    ];
    const standings = (['aboveZero', 'belowZero'] as const).map((value) => ({ value, label: t(`books.entries.standings.${value}`) }));
    return account === walletAccount
      ? [...filters, { kind: 'choice', name: 'wallets', label: t('books.entries.standing'), options: standings }]
      : filters;
  }, [account, t, words]);
};
