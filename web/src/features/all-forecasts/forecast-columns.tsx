import { useMemo } from 'react';
import type { PackageRow } from '#contracts/forecast/package-queries.ts';
import { usePackageColumns } from '#web/shared/package/use-package-columns.tsx';
import type { Column } from '#web/ui/list/columns.ts';

export const useForecastColumns = (): readonly Column<PackageRow>[] => {
  const columns = usePackageColumns();
  return useMemo(
    () => [
      columns.package,
      { ...columns.status, width: 264 },
      columns.owner,
      columns.warehouse,
      columns.tracking,
      columns.progress,
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
      columns.expires,
    ],
    [columns],
  );
};
