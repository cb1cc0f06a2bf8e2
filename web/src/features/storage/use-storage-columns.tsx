import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredItem } from '#contracts/storage/storage-queries.ts';
import { Goods } from '#web/ui/goods/goods.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { Money } from '#web/ui/text/money.tsx';
import { OneId } from '#web/ui/text/one-id.tsx';

export const useStorageColumns = (): readonly Column<StoredItem>[] => {
  const { t } = useTranslation();
  return useMemo(
    () => [
      { key: 'item', title: t('storage.item'), fixed: true, render: ({ img, remarks, sku }) => <Goods picture={img} name={remarks} number={sku} /> },
      { key: 'size', title: t('storage.size'), width: 64, numeric: true, render: ({ spec }) => spec },
      { key: 'oneId', title: 'ONE ID', width: 120, fixed: true, render: ({ oneId }) => <OneId value={oneId} /> },
      { key: 'warehouse', title: t('storage.warehouse'), width: 170, render: ({ wareName }) => wareName },
      { key: 'shelved', title: t('storage.shelved'), width: 120, render: ({ shelved }) => shelved },
      { key: 'firstNight', title: t('storage.firstNight'), width: 150, sort: 'firstNight', render: ({ firstNight }) => firstNight },
      {
        key: 'perNight',
        title: t('storage.perNight'),
        width: 110,
        numeric: true,
        render: ({ centsPerNight }) => <Money cents={centsPerNight} unit="" />,
      },
    ],
    [t],
  );
};
