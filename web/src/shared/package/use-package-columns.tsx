import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PackageRow } from '#contracts/forecast/package-queries.ts';
import { travelWay, travelWays } from '#contracts/forecast/shipping-types.ts';
import { TrackingLink } from '#web/core/links/tracking-link.tsx';
import { useWords } from '#web/i18n/use-words.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { Money } from '#web/ui/text/money.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { useOwnerName } from '../reference/use-owner-name.ts';
import { PackageStatus } from './package-status.tsx';
import { ReceivedBar } from './received-bar.tsx';
import { receivedAsForecast } from './received-text.ts';

/** What a list of packages can show; each list takes what its people need, in their order. */
export const usePackageColumns = () => {
  const { t } = useTranslation();
  const words = useWords();
  const ownerName = useOwnerName();
  return useMemo(
    () =>
      ({
        package: { key: 'package', title: t('packages.package'), width: 100, fixed: true, render: ({ preId }) => <strong>{preId}</strong> },
        status: { key: 'status', title: t('packages.status'), width: 220, render: (row) => <PackageStatus row={row} /> },
        owner: { key: 'owner', title: t('appoint.owner'), width: 140, render: ({ shopInfo }) => ownerName(shopInfo) },
        warehouse: { key: 'warehouse', title: t('packages.warehouse'), width: 150, render: ({ wareName }) => wareName },
        tracking: { key: 'tracking', title: t('packages.tracking'), render: ({ logNo }) => <TrackingLink code={logNo} /> },
        progress: {
          key: 'progress',
          title: t('packages.progress'),
          width: 140,
          render: (row) => <ReceivedBar received={receivedAsForecast(row)} expected={row.quantity} />,
        },
        way: {
          key: 'way',
          title: t('packages.way'),
          width: 112,
          optional: true,
          render: (row) => {
            const way = travelWay(row);
            return way ? `${travelWays[way].number} · ${words(travelWays[way])}` : '–';
          },
        },
        weight: {
          key: 'weight',
          title: t('packages.weight'),
          width: 96,
          numeric: true,
          optional: true,
          render: ({ weightGrams }) => (weightGrams === null ? '–' : t('packages.grams', { kg: (weightGrams / 1000).toFixed(1) })),
        },
        dimensions: { key: 'dimensions', title: t('packages.dimensions'), width: 150, optional: true, render: ({ dimensions }) => dimensions ?? '–' },
        insurance: {
          key: 'insurance',
          title: t('packages.insurance'),
          width: 110,
          numeric: true,
          optional: true,
          render: ({ insurance }) => <Money cents={insurance} />,
        },
        signature: {
          key: 'signature',
          title: t('packages.signature'),
          width: 110,
          optional: true,
          render: ({ signature }) => (signature ? t('packages.signatureYes') : '–'),
        },
        inBatch: { key: 'inBatch', title: t('packages.inBatch'), width: 130, optional: true, render: ({ batchNo }) => batchNo ?? '–' },
        reference: { key: 'reference', title: t('packages.reference'), width: 130, optional: true, render: ({ reference }) => reference || '–' },
        remark: { key: 'remark', title: t('packages.remark'), width: 180, optional: true, render: ({ remark }) => remark || '–' },
        forecast: {
          key: 'forecast',
          title: t('packages.forecast'),
          width: 156,
          sort: 'gmtCreate',
          render: ({ gmtCreate }) => <TimeText at={gmtCreate} />,
        },
        arrived: {
          key: 'arrived',
          title: t('packages.arrived'),
          width: 156,
          sort: 'gmtArrived',
          render: ({ gmtArrived }) => <TimeText at={gmtArrived} />,
        },
        expires: {
          key: 'expires',
          title: t('packages.expires'),
          width: 110,
          optional: true,
          sort: 'gmtExpires',
          render: ({ gmtExpires }) => <TimeText at={gmtExpires} show="day" />,
        },
      }) satisfies Record<string, Column<PackageRow>>,
    [ownerName, t, words],
  );
};
