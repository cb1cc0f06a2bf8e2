import { Button } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import type { PackageRow } from '#contracts/forecast/package-queries.ts';
import { TrackingLink } from '../../../app/links/tracking-link.tsx';
import { inboundStepLink } from '../../../app/links/inbound-step.ts';
import { PackageStatus } from '../../../shared/package/package-status.tsx';
import { ReceivedBar } from '../../../shared/package/received-bar.tsx';
import type { Column } from '../../../ui/list/columns.ts';
import { RowActions } from '../../../ui/list/row-actions.tsx';
import { TimeText } from '../../../ui/text/time-text.tsx';

export const useForecastColumns = (): readonly Column<PackageRow>[] => {
  const { t } = useTranslation();
  return useMemo(
    (): Column<PackageRow>[] => [
      { key: 'package', title: t('packages.package'), width: 100, fixed: true, render: ({ preId }) => <strong>{preId}</strong> },
      { key: 'status', title: t('packages.status'), width: 250, render: (row) => <PackageStatus row={row} /> },
      { key: 'owner', title: t('appoint.owner'), width: 150, render: ({ shopInfo }) => shopInfo.realname },
      { key: 'tracking', title: t('packages.tracking'), render: ({ logNo }) => <TrackingLink code={logNo} /> },
      {
        key: 'progress',
        title: t('packages.progress'),
        width: 150,
        render: ({ received, quantity }) => <ReceivedBar received={received} expected={quantity} />,
      },
      { key: 'inBatch', title: t('packages.inBatch'), width: 130, optional: true, render: ({ batchNo }) => batchNo ?? '–' },
      { key: 'reference', title: t('packages.reference'), width: 130, optional: true, render: ({ reference }) => reference || '–' },
      { key: 'remark', title: t('packages.remark'), width: 180, optional: true, render: ({ remark }) => remark || '–' },
      { key: 'forecast', title: t('packages.forecast'), width: 152, sort: 'gmtCreate', render: ({ gmtCreate }) => <TimeText at={gmtCreate} /> },
      { key: 'arrived', title: t('packages.arrived'), width: 152, sort: 'gmtArrived', render: ({ gmtArrived }) => <TimeText at={gmtArrived} /> },
      { key: 'actions', title: '', width: 136, fixed: true, render: (row) => <ReceiveButton row={row} /> },
    ],
    [t],
  );
};

/** Leads to the floor page on which the parcel is counted. */
export const ReceiveButton = ({ row, large = false }: { row: PackageRow; large?: boolean }) => {
  const { t } = useTranslation();
  const href = useHref(inboundStepLink('receiving', { preId: row.preId }));
  if (!row.actions.includes('receive')) return null;
  return (
    <RowActions>
      <Button size={large ? 'middle' : 'small'} type={large ? 'primary' : 'default'} href={href} onClick={(event) => event.stopPropagation()}>
        {t(row.status === 'arrived' ? 'appoint.goOn' : 'appoint.receive')}
      </Button>
    </RowActions>
  );
};
