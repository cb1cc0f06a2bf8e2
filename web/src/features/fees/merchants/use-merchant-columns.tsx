import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { feeServices } from '#contracts/fees/fee-subjects.ts';
import type { MerchantRateRow } from '#contracts/fees/rate-card-queries.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';

export const useMerchantColumns = (): readonly Column<MerchantRateRow>[] => {
  const { t } = useTranslation();
  const words = useWords();
  const ownerName = useOwnerName();
  return useMemo(
    () => [
      {
        key: 'name',
        title: t('fees.merchant'),
        width: 240,
        sort: 'name',
        fixed: true,
        render: ({ shopInfo }) => <strong>{ownerName(shopInfo)}</strong>,
      },
      { key: 'uid', title: 'UID', width: 110, render: ({ shopInfo }) => <span className="code">{shopInfo.uid}</span> },
      {
        key: 'own',
        title: t('fees.ownRates'),
        render: ({ services }) => (services.length > 0 ? services.map((service) => words(feeServices[service])).join(' · ') : t('fees.asPlatform')),
      },
      { key: 'warehouses', title: t('fees.inWarehouses'), width: 150, render: ({ warehouseIds }) => warehouseIds.join(', ') || '–' },
      { key: 'next', title: t('fees.nextChange'), width: 130, render: ({ nextChange }) => nextChange ?? '–' },
      { key: 'changed', title: t('fees.changed'), width: 176, render: ({ gmtModify }) => (gmtModify ? <TimeText at={gmtModify} /> : '–') },
    ],
    [ownerName, t, words],
  );
};
