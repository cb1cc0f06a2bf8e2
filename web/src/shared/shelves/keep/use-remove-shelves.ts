import { useTranslation } from 'react-i18next';
import { removeShelfEndpoint } from '#contracts/shelving/shelf-commands.ts';
import type { ShelfRow } from '#contracts/shelving/shelf-queries.ts';
import { oneByOne } from '#web/api/one-by-one.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { shelfReads } from './shelf-reads.ts';

type Removed = Pick<ShelfRow, 'id' | 'name'>;

/** Removes empty shelves, one after the other, after asking; resolves to whether all are gone. What the server refuses, it says, and the others go on. */
export const useRemoveShelves = (): ((shelves: readonly Removed[]) => Promise<boolean>) => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const { mutateAsync } = useCommand(removeShelfEndpoint, { invalidates: shelfReads });

  return async (shelves) => {
    const count = shelves.length;
    const sure = await confirm({
      kind: 'delete',
      text: t('shelves.removeText', { count, shelf: shelves[0]?.name ?? '' }),
      confirm: t('shelves.remove', { count }),
    });
    if (!sure) return false;
    const removed = await oneByOne(shelves, ({ id }) => mutateAsync({ shelfId: id }));
    if (removed > 0) showSuccess(t('shelves.removed', { count: removed }));
    return removed === count;
  };
};
