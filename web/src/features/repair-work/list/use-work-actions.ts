import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_PRINTED_REPAIRS, repairList } from '#contracts/labels/repair-list.ts';
import type { RepairActionName } from '#contracts/repair/repair-actions.ts';
import type { RepairRow } from '#contracts/repair/repair-queries.ts';
import { moveRepairsToTodayEndpoint, pickRepairsEndpoint, revertRepairTasksEndpoint } from '#contracts/repair/repair-tasks.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showError, showSuccess } from '#web/core/toasts/toasts.ts';
import { labelForm } from '#web/shared/print/label-form.ts';
import { usePrint } from '#web/shared/print/use-print.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { readsOfRepairs, type Handed } from './handed.ts';

type Rows = readonly RepairRow[];

export const thatAllow = (rows: Rows, action: RepairActionName): Rows => rows.filter(({ actions }) => actions.includes(action));
const numbersOf = (rows: Rows): string[] => rows.map(({ repairNo }) => repairNo);

/** What can be done with several repairs at once. */
export const useWorkActions = () => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const print = usePrint();
  const [handed, setHanded] = useState<Handed>();
  const picking = useCommand(pickRepairsEndpoint, { invalidates: readsOfRepairs });
  const reverting = useCommand(revertRepairTasksEndpoint, {
    invalidates: readsOfRepairs,
    quiet: true,
    onError: ({ message }) => showError(t('repairWork.revertFailed'), message),
  });
  const moving = useCommand(moveRepairsToTodayEndpoint, {
    invalidates: readsOfRepairs,
    quiet: true,
    onError: ({ message }) => showError(t('repairWork.todayFailed'), message),
  });
  const hand = (kind: 'repairs' | 'newBatch', rows: Rows, done: () => void) =>
    setHanded({ kind, repairNos: numbersOf(rows), warehouseId: rows[0]!.warehouseId, done });

  return {
    handed,
    closeHanded: () => setHanded(undefined),
    handBatch: (batchNo: string, warehouseId: string) => setHanded({ kind: 'batch', batchNo, warehouseId, done: () => undefined }),
    assign: (rows: Rows, done: () => void) => hand('repairs', rows, done),
    batch: (rows: Rows, done: () => void) => hand('newBatch', rows, done),
    pick: (rows: Rows, done: () => void) =>
      picking.mutate(
        { repairNos: numbersOf(rows) },
        {
          onSuccess: () => {
            showSuccess(t('repairWork.picked', { count: rows.length }));
            done();
          },
        },
      ),
    today: (rows: Rows, done: () => void) =>
      moving.mutate(
        { repairNos: numbersOf(rows) },
        {
          onSuccess: () => {
            showSuccess(t('repairWork.movedToday', { count: rows.length }));
            done();
          },
        },
      ),
    revert: async (rows: Rows, done: () => void) => {
      const count = rows.length;
      const sure = await confirm({
        kind: 'recall',
        title: t('repairWork.revertTitle', { count }),
        text: t('repairWork.revertText'),
        confirm: t('repairWork.revert'),
      });
      if (sure === false) return;
      reverting.mutate(
        { repairNos: numbersOf(rows) },
        {
          onSuccess: () => {
            showSuccess(t('repairWork.reverted', { count }));
            done();
          },
        },
      );
    },
    print: (repairNos: readonly string[]) =>
      void print(callEndpoint(repairList, { query: { repairNos: repairNos.slice(0, MAX_PRINTED_REPAIRS).join(','), ...labelForm() }, quiet: true })),
  };
};
export type WorkActions = ReturnType<typeof useWorkActions>;
