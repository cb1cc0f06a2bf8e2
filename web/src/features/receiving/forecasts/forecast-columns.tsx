import { Button } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import type { PackageRow } from '#contracts/forecast/package-queries.ts';
import { inboundStepLink } from '#web/core/links/inbound-step.ts';
import { usePackageColumns } from '#web/shared/package/use-package-columns.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { RowActions } from '#web/ui/list/row-actions.tsx';

export const useForecastColumns = (): readonly Column<PackageRow>[] => {
  const columns = usePackageColumns();
  return useMemo(
    () => [
      columns.package,
      { ...columns.status, width: 250 },
      { ...columns.owner, width: 150 },
      columns.tracking,
      { ...columns.progress, width: 150 },
      columns.way,
      columns.inBatch,
      columns.reference,
      columns.weight,
      columns.dimensions,
      columns.insurance,
      columns.signature,
      columns.remark,
      columns.forecast,
      columns.arrived,
      { key: 'actions', title: '', width: 136, fixed: true, render: (row) => <ReceiveButton row={row} /> },
    ],
    [columns],
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
