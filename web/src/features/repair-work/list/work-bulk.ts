import type { TFunction } from 'i18next';
import { CalendarCheck, Layers, PackageCheck, Printer, Undo2, UserCheck } from 'lucide-react';
import type { RepairRow } from '#contracts/repair/repair-queries.ts';
import type { BulkAction } from '#web/ui/list/bulk-bar.tsx';
import { thatAllow, type WorkActions } from './use-work-actions.ts';

/** Each action takes as many of the chosen as allow it; what none allows is not offered. */
export const workBulk =
  ({ t, actions }: { t: TFunction; actions: WorkActions }) =>
  (rows: readonly RepairRow[], done: () => void): readonly BulkAction[] => {
    const assignable = thatAllow(rows, 'assign');
    const oneWarehouse = new Set(assignable.map(({ warehouseId }) => warehouseId)).size === 1;
    const unbatched = assignable.filter(({ batchNo }) => batchNo === null);
    const taken = thatAllow(rows, 'revert');
    const waiting = thatAllow(rows, 'today').filter(({ today }) => !today);
    const onShelf = thatAllow(rows, 'pick');
    return [
      {
        key: 'print',
        label: t('repairWork.print', { count: rows.length }),
        icon: Printer,
        run: () => actions.print(rows.map(({ repairNo }) => repairNo)),
      },
      ...(oneWarehouse && unbatched.length > 0
        ? [{ key: 'batch', label: t('repairWork.batchOf', { count: unbatched.length }), icon: Layers, run: () => actions.batch(unbatched, done) }]
        : []),
      ...(oneWarehouse
        ? [
            {
              key: 'assign',
              label: t('repairWork.assignOf', { count: assignable.length }),
              icon: UserCheck,
              run: () => actions.assign(assignable, done),
            },
          ]
        : []),
      ...(taken.length > 0
        ? [{ key: 'revert', label: t('repairWork.revertOf', { count: taken.length }), icon: Undo2, run: () => void actions.revert(taken, done) }]
        : []),
      ...(waiting.length > 0
        ? [{ key: 'today', label: t('repairWork.todayOf', { count: waiting.length }), icon: CalendarCheck, run: () => actions.today(waiting, done) }]
        : []),
      ...(onShelf.length > 0
        ? [{ key: 'pick', label: t('repairWork.pickOf', { count: onShelf.length }), icon: PackageCheck, run: () => actions.pick(onShelf, done) }]
        : []),
    ];
  };
