import { useTranslation } from 'react-i18next';
import { removeShelfEndpoint } from '#contracts/shelving/remove-shelf.ts';
import type { ShelfRow } from '#contracts/shelving/shelf-queries.ts';
import { oneByOne } from '#web/api/one-by-one.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showSuccess } from '#web/core/notices/notices.ts';
import { useAsk } from '#web/ui/confirm/use-ask.tsx';
import { shelfReads } from './shelf-reads.ts';

/** Removes empty shelves, one after the other, after asking. What the server refuses, it says, and the others go on. */
export const useRemoveShelves = () => {
  const { t } = useTranslation();
  const [question, dialog] = useAsk();
  const { mutateAsync } = useCommand(removeShelfEndpoint, { changes: shelfReads });

  const remove = async (shelves: readonly Pick<ShelfRow, 'id' | 'name'>[]): Promise<boolean> => {
    const count = shelves.length;
    const sure = await question({
      kind: 'delete',
      text: t('shelves.removeText', { count, shelf: shelves[0]?.name ?? '' }),
      confirm: t('shelves.remove', { count }),
    });
    if (!sure) return false;
    const removed = await oneByOne(shelves, ({ id }) => mutateAsync({ shelfId: id }));
    if (removed > 0) showSuccess(t('shelves.removed', { count: removed }));
    return removed === count;
  };

  return { remove, dialog };
};
