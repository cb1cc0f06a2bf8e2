import { Ban } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RepairRow } from '#contracts/repair/repair-rows.ts';
import type { BulkAction } from '#web/ui/list/bulk-bar.tsx';
import type { RepairActs } from '../use-repair-acts.tsx';

/** Cancels as many of the chosen as are not approved yet. */
export const useRepairBulk = (acts: RepairActs) => {
  const { t } = useTranslation();
  return (rows: readonly RepairRow[], done: () => void): readonly BulkAction[] => {
    const allowed = rows.filter(({ actions }) => actions.includes('cancel'));
    return [
      {
        key: 'cancel',
        label: t('repairs.cancelConfirm', { count: allowed.length }),
        icon: Ban,
        shortcut: 'c',
        verb: t('repairs.cancel'),
        disabled: allowed.length === 0,
        run: () => void acts.cancel(allowed).then((finished) => finished && done()),
      },
    ];
  };
};
