import { Button } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PackageRow } from '#contracts/forecast/package-queries.ts';
import { carrierOf } from '#contracts/labels/carrier.ts';
import { TrackingLink } from '../../app/links/tracking-link.tsx';
import { PackageStatus } from '../../shared/package/package-status.tsx';
import { ReceivedBar } from '../../shared/package/received-bar.tsx';
import type { Column } from '../../ui/list/columns.ts';
import { RowActions } from '../../ui/list/row-actions.tsx';
import { TimeText } from '../../ui/text/time-text.tsx';
import styles from './packages.module.css';

interface Acts {
  amend: (row: PackageRow) => void;
  cancel: (row: PackageRow) => void;
  open: (row: PackageRow) => void;
}

export const usePackageColumns = ({ amend, cancel, open }: Acts): readonly Column<PackageRow>[] => {
  const { t } = useTranslation();
  return useMemo(
    (): Column<PackageRow>[] => [
      {
        key: 'package',
        title: t('packages.package'),
        width: 100,
        fixed: true,
        render: ({ preId }) => <span className={styles['number']}>{preId}</span>,
      },
      {
        key: 'status',
        title: t('packages.status'),
        width: 264,
        render: (row) => <PackageStatus row={row} />,
      },
      { key: 'tracking', title: t('packages.tracking'), render: ({ logNo }) => <Tracking logNo={logNo} /> },
      { key: 'warehouse', title: t('packages.warehouse'), width: 112, render: ({ wareName }) => wareName },
      {
        key: 'progress',
        title: t('packages.progress'),
        width: 140,
        render: ({ received, quantity }) => <ReceivedBar received={received} expected={quantity} />,
      },
      {
        key: 'shippingType',
        title: t('packages.shippingType'),
        width: 110,
        optional: true,
        render: ({ shippingType }) => (shippingType === null ? '–' : t(`packages.shippingTypes.${shippingType}`)),
      },
      { key: 'reference', title: t('packages.reference'), width: 130, optional: true, render: ({ reference }) => reference || '–' },
      { key: 'batch', title: t('packages.batch'), width: 130, optional: true, render: ({ forecastBatch }) => forecastBatch },
      { key: 'remark', title: t('packages.remark'), width: 180, optional: true, render: ({ remark }) => remark || '–' },
      { key: 'forecast', title: t('packages.forecast'), width: 152, sort: 'gmtCreate', render: ({ gmtCreate }) => <TimeText at={gmtCreate} /> },
      { key: 'arrived', title: t('packages.arrived'), width: 152, sort: 'gmtArrived', render: ({ gmtArrived }) => <TimeText at={gmtArrived} /> },
      {
        key: 'expires',
        title: t('packages.expires'),
        width: 150,
        sort: 'gmtExpires',
        optional: true,
        render: ({ gmtExpires }) => <TimeText at={gmtExpires} show="day" />,
      },
      {
        key: 'actions',
        title: '',
        width: 142,
        fixed: true,
        render: (row) => (
          <RowActions>
            {row.actions.includes('resolve') && (
              <Button size="small" onClick={() => open(row)}>
                {t('packages.resolve')}
              </Button>
            )}
            {row.actions.includes('amend') && (
              <Button size="small" type="text" onClick={() => amend(row)}>
                {t('packages.amend')}
              </Button>
            )}
            {row.actions.includes('cancel') && (
              <Button size="small" type="text" onClick={() => cancel(row)}>
                {t('packages.cancelRow')}
              </Button>
            )}
          </RowActions>
        ),
      },
    ],
    [amend, cancel, open, t],
  );
};

const Tracking = ({ logNo }: { logNo: string }) => (
  <span className={styles['tracking']}>
    <TrackingLink code={logNo} />
    <small>{carrierOf(logNo)}</small>
  </span>
);
