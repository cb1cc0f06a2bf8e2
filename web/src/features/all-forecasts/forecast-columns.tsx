import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PackageRow } from '#contracts/forecast/package-queries.ts';
import { TrackingLink } from '../../app/links/tracking-link.tsx';
import { PackageStatus } from '../../shared/package/package-status.tsx';
import { ReceivedBar } from '../../shared/package/received-bar.tsx';
import type { Column } from '../../ui/list/columns.ts';
import { TimeText } from '../../ui/text/time-text.tsx';

export const useForecastColumns = (): readonly Column<PackageRow>[] => {
  const { t } = useTranslation();
  return useMemo(
    (): Column<PackageRow>[] => [
      { key: 'package', title: t('packages.package'), width: 100, fixed: true, render: ({ preId }) => <strong>{preId}</strong> },
      { key: 'status', title: t('packages.status'), width: 220, render: (row) => <PackageStatus row={row} /> },
      { key: 'owner', title: t('appoint.owner'), width: 140, render: ({ shopInfo }) => shopInfo.realname },
      { key: 'warehouse', title: t('packages.warehouse'), width: 130, render: ({ wareName }) => wareName },
      { key: 'tracking', title: t('packages.tracking'), render: ({ logNo }) => <TrackingLink code={logNo} /> },
      {
        key: 'progress',
        title: t('packages.progress'),
        width: 140,
        render: ({ received, quantity }) => <ReceivedBar received={received} expected={quantity} />,
      },
      { key: 'inBatch', title: t('packages.inBatch'), width: 130, optional: true, render: ({ batchNo }) => batchNo ?? '–' },
      { key: 'reference', title: t('packages.reference'), width: 130, optional: true, render: ({ reference }) => reference || '–' },
      { key: 'remark', title: t('packages.remark'), width: 180, optional: true, render: ({ remark }) => remark || '–' },
      { key: 'forecast', title: t('packages.forecast'), width: 152, sort: 'gmtCreate', render: ({ gmtCreate }) => <TimeText at={gmtCreate} /> },
      { key: 'arrived', title: t('packages.arrived'), width: 152, sort: 'gmtArrived', render: ({ gmtArrived }) => <TimeText at={gmtArrived} /> },
      {
        key: 'expires',
        title: t('packages.expires'),
        width: 110,
        optional: true,
        sort: 'gmtExpires',
        render: ({ gmtExpires }) => <TimeText at={gmtExpires} show="day" />,
      },
    ],
    [t],
  );
};
