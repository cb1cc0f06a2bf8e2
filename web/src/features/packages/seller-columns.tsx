import { Button } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PackageRow } from '#contracts/forecast/package-queries.ts';
import { shippingTypes } from '#contracts/forecast/shipping-types.ts';
import { carrierOf } from '#contracts/labels/carrier.ts';
import { TrackingLink } from '#web/core/links/tracking-link.tsx';
import { useWords } from '#web/i18n/use-words.ts';
import { usePackageColumns } from '#web/shared/package/use-package-columns.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { RowActions } from '#web/ui/list/row-actions.tsx';
import styles from './packages.module.css';

interface Acts {
  amend: (row: PackageRow) => void;
  cancel: (row: PackageRow) => void;
  open: (row: PackageRow) => void;
}

export const useSellerColumns = ({ amend, cancel, open }: Acts): readonly Column<PackageRow>[] => {
  const { t } = useTranslation();
  const words = useWords();
  const columns = usePackageColumns();
  return useMemo(
    (): Column<PackageRow>[] => [
      { ...columns.package, render: ({ preId }) => <span className={styles['number']}>{preId}</span> },
      { ...columns.status, width: 264 },
      { ...columns.tracking, render: ({ logNo }) => <Tracking logNo={logNo} /> },
      columns.warehouse,
      columns.progress,
      {
        key: 'shippingType',
        title: t('packages.shippingType'),
        width: 110,
        optional: true,
        render: ({ shippingType }) => (shippingType === null ? '–' : words(shippingTypes[shippingType])),
      },
      columns.reference,
      { key: 'batch', title: t('packages.batch'), width: 130, optional: true, render: ({ forecastBatch }) => forecastBatch },
      columns.weight,
      columns.dimensions,
      columns.insurance,
      columns.signature,
      columns.remark,
      columns.forecast,
      columns.arrived,
      { ...columns.expires, width: 150 },
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
    [amend, cancel, columns, open, t, words],
  );
};

const Tracking = ({ logNo }: { logNo: string }) => (
  <span className={styles['tracking']}>
    <TrackingLink code={logNo} />
    <small>{carrierOf(logNo)}</small>
  </span>
);
