import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { transactionTypeNames, transactionTypes, type TransactionTypeName } from '#contracts/wallet/transaction-types.ts';
import { useWords } from '#web/i18n/use-words.ts';
import type { Filter } from '#web/ui/list/filters/filter.ts';

export const useRecordFilters = (types: readonly TransactionTypeName[] = transactionTypeNames): readonly Filter[] => {
  const { t } = useTranslation();
  const words = useWords();
  return useMemo(
    () => [
      { kind: 'text', name: 'text', label: t('wallet.search') },
      {
        kind: 'choice',
        name: 'types',
        label: t('wallet.type'),
        many: true,
        options: types.map((value) => ({ value, label: words(transactionTypes[value]) })),
      },
      { kind: 'range', name: 'beginTime', last: 'endTime', label: t('wallet.day') },
      {
        kind: 'choice',
        name: 'dateOf',
        label: t('wallet.dateOf'),
        folded: true,
        options: [
          { value: 'recorded', label: t('wallet.dates.recorded') },
          { value: 'effective', label: t('wallet.dates.effective') },
        ],
      },
    ],
    [t, types, words],
  );
};
