import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { WarehouseSetting } from '#contracts/reference/list-warehouse-settings.ts';
import { useJustChanged } from '#web/ui/changes/use-just-changed.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { FillBar } from '#web/ui/progress/progress-bar.tsx';
import { formatCount } from '#web/ui/text/formats.ts';
import { Money } from '#web/ui/text/money.tsx';

interface Props {
  warehouses: readonly WarehouseSetting[];
  shown: string;
  onShow: (wareId: string) => void;
  /** Old: they could not be read again. */
  dimmed: boolean;
}

const keyOf = ({ id }: WarehouseSetting): string => id;

/** Every warehouse in a row. */
export const WarehousesTable = ({ warehouses, shown, onShow, dimmed }: Props) => {
  const { t } = useTranslation();
  const changed = useJustChanged(warehouses, keyOf, JSON.stringify);
  const columns = useMemo(
    (): Column<WarehouseSetting>[] => [
      { key: 'name', title: t('warehouseSettings.name'), render: ({ name }) => <strong>{name}</strong> },
      { key: 'id', title: t('warehouseSettings.id'), width: 90, render: ({ id }) => <span className="code">{id}</span> },
      { key: 'level', title: t('warehouseSettings.level'), width: 130, render: ({ level }) => t(`shell.levels.${level}`) },
      {
        key: 'free',
        title: t('warehouseSettings.free'),
        width: 110,
        numeric: true,
        render: ({ storageLimitDays }) => t('warehouseSettings.days', { count: storageLimitDays }),
      },
      { key: 'fee', title: t('warehouseSettings.fee'), width: 100, numeric: true, render: ({ dailyFee }) => <Money cents={dailyFee} /> },
      { key: 'shelves', title: t('warehouseSettings.shelves'), width: 90, numeric: true, render: ({ shelves }) => formatCount(shelves) },
      {
        key: 'used',
        title: t('warehouseSettings.used'),
        width: 190,
        render: ({ load, capacity }) => <FillBar done={load} of={capacity} text={t('shelves.loadOf', { load, capacity })} />,
      },
    ],
    [t],
  );
  return (
    <DataTable
      inline
      columns={columns}
      rows={warehouses}
      keyOf={keyOf}
      label={t('warehouseSettings.warehouses')}
      changed={changed}
      onOpen={({ id }) => onShow(id)}
      openKey={shown}
      dimmed={dimmed}
    />
  );
};
