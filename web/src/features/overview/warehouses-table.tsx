import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { WarehouseOverview } from '#contracts/overview/overview-queries.ts';
import { share } from '#web/shared/occupancy/heat.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { FillBar } from '#web/ui/progress/progress-bar.tsx';
import { formatCount } from '#web/ui/text/formats.ts';

interface Props {
  warehouses: readonly WarehouseOverview[];
  shown: string;
  onShow: (wareId: string) => void;
}

const works = ['toReceive', 'toCount', 'toInspect', 'toShelve', 'toPick', 'toPack', 'toShip', 'toReturn', 'toRepair', 'toCountShelves'] as const;

/** Every piece of work once: what is late or stands in the way is of it. */
const pendingOf = ({ waiting }: WarehouseOverview): number => works.reduce((sum, work) => sum + waiting[work], 0);

/** Every warehouse in a row (R2.97); the one that is chosen shows below. */
export const WarehousesTable = ({ warehouses, shown, onShow }: Props) => {
  const { t } = useTranslation();
  const columns = useMemo((): Column<WarehouseOverview>[] => {
    const count = (key: string, title: string, width: number, of: (row: WarehouseOverview) => number): Column<WarehouseOverview> => ({
      key,
      title,
      width,
      numeric: true,
      render: (row) => formatCount(of(row)),
    });
    return [
      { key: 'name', title: t('overview.warehouse'), render: ({ name }) => <strong>{name}</strong> },
      { key: 'level', title: t('overview.level'), width: 124, render: ({ level }) => t(`shell.levels.${level}`) },
      count('stock', t('overview.stock'), 124, ({ stock }) => stock),
      {
        key: 'used',
        title: t('overview.used'),
        width: 140,
        render: ({ onShelves, capacity }) => <FillBar done={onShelves} of={capacity} text={share(onShelves, capacity)} />,
      },
      count('inbound', t('overview.inbound'), 112, ({ inboundToday }) => inboundToday),
      count('outbound', t('overview.outbound'), 112, ({ outboundToday }) => outboundToday),
      count('pending', t('overview.pending'), 80, pendingOf),
      count('late', t('overview.late'), 64, ({ waiting }) => waiting.late),
    ];
  }, [t]);
  return (
    <DataTable
      columns={columns}
      rows={warehouses}
      keyOf={({ id }) => id}
      label={t('overview.warehouses')}
      onOpen={({ id }) => onShow(id)}
      openKey={shown}
      inline
    />
  );
};
