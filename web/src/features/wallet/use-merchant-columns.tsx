import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { WalletRecord } from '#contracts/wallet/wallet-queries.ts';
import { useOwnerName } from '../../shared/reference/use-owner-name.ts';
import type { Column } from '../../ui/list/columns.ts';
import { useRecordColumns } from './use-record-columns.tsx';

/** Whose money it is stands behind the time. */
export const useMerchantColumns = (): readonly Column<WalletRecord>[] => {
  const { t } = useTranslation();
  const ownerName = useOwnerName();
  const columns = useRecordColumns();
  return useMemo(
    () => [
      ...columns.slice(0, 1),
      { key: 'shop', title: t('accounts.shop'), width: 180, fixed: true, render: ({ shopInfo }) => ownerName(shopInfo) },
      ...columns.slice(1),
    ],
    [columns, ownerName, t],
  );
};
