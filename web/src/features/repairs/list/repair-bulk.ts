import type { TFunction } from 'i18next';
import { Ban } from 'lucide-react';
import type { RepairRow } from '#contracts/repair/repair-queries.ts';
import type { BulkAction } from '#web/ui/list/bulk-bar.tsx';
import type { RepairActions } from '../use-repair-actions.ts';

/** Cancels as many of the chosen as are not approved yet. */
export const repairBulk =
  ({ t, actions: { cancel } }: { t: TFunction; actions: RepairActions }) =>
  (rows: readonly RepairRow[], done: () => void): readonly BulkAction[] => {
    const allowed = rows.filter(({ actions }) => actions.includes('cancel'));
    return [
      {
        key: 'cancel',
        label: t('repairs.cancelConfirm', { count: allowed.length }),
        icon: Ban,
        shortcut: 'c',
        verb: t('repairs.cancel'),
        disabled: allowed.length === 0,
        run: () => void cancel(allowed).then((finished) => finished && done()),
      },
    ];
  };
