import { Undo2 } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { returnsToSeller } from '#contracts/requests/request-access.ts';
import type { ReturnableRow } from '#contracts/returns/returnable.ts';
import { createStore, useStore } from '#web/browser/store.ts';
import { useMay } from '#web/core/access/use-user.ts';
import type { BulkAction } from '#web/ui/list/bulk-bar.tsx';
import { useHandheld } from '#web/ui/use-handheld.ts';
import { commonCauses } from './common-causes.ts';

const ReturnDialog = lazy(() => import('./return-dialog.tsx'));

interface Chosen {
  rows: readonly ReturnableRow[];
  done: () => void;
}

const chosenToReturn = createStore<Chosen | undefined>(undefined);

interface Returning {
  bulk: ((rows: readonly ReturnableRow[], done: () => void) => readonly BulkAction[]) | undefined;
  /** The page renders it once. */
  dialog: ReactNode;
}

/** Items of one seller in one warehouse, for one reason, go back together. */
export const useReturning = (): Returning => {
  const { t } = useTranslation();
  const mayReturn = useMay(...returnsToSeller);
  const chosen = useStore(chosenToReturn);
  // What was chosen is of this visit.
  useEffect(() => () => chosenToReturn.set(undefined), []);

  const obstacleTo = (rows: readonly ReturnableRow[]): string | undefined => {
    if (new Set(rows.map(({ shopInfo }) => shopInfo.id)).size > 1) return t('returnsToSeller.severalSellers');
    if (new Set(rows.map(({ warehouseId }) => warehouseId)).size > 1) return t('returnsToSeller.severalWarehouses');
    return commonCauses(rows).length === 0 ? t('returnsToSeller.noCommonCause') : undefined;
  };
  const bulk: Returning['bulk'] = (rows, done) => {
    const obstacle = obstacleTo(rows);
    return [
      {
        key: 'return',
        label: obstacle ?? t('returnsToSeller.send', { count: rows.length }),
        icon: Undo2,
        disabled: obstacle !== undefined,
        run: () => chosenToReturn.set({ rows, done }),
      },
    ];
  };
  return {
    bulk: mayReturn ? bulk : undefined,
    dialog: chosen && (
      <Suspense>
        <ReturnDialog rows={chosen.rows} onDone={chosen.done} onClose={() => chosenToReturn.set(undefined)} />
      </Suspense>
    ),
  };
};

/** On a handheld, where several cannot be chosen, a press on a card sends that item back. */
export const useReturnOfOne = (): ((row: ReturnableRow) => void) | undefined => {
  const mayReturn = useMay(...returnsToSeller);
  const isHandheld = useHandheld();
  const choose = useCallback((row: ReturnableRow) => chosenToReturn.set({ rows: [row], done: () => undefined }), []);
  return mayReturn && isHandheld ? choose : undefined;
};
