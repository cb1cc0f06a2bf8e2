import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { largestPageSize } from '#contracts/kernel/lists/paging.ts';
import { moveItemsEndpoint } from '#contracts/shelving/shelving-commands.ts';
import { listShelves } from '#contracts/shelving/shelf-queries.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { shelfReads } from '../keep/shelf-reads.ts';

interface Wanted {
  warehouseId: string;
  oneIds: string[];
  moved: () => void;
}

/** Moves items to a shelf that was chosen, or to the one whose code was scanned: a scanner does not wait for a list. */
export const useMoveItems = ({ warehouseId, oneIds, moved }: Wanted) => {
  const { t } = useTranslation();
  const [unknown, setUnknown] = useState<string>();
  const move = useCommand(moveItemsEndpoint, {
    quiet: true,
    invalidates: shelfReads,
    onSuccess: (answer) => {
      showSuccess(t('shelves.moved', { count: answer.oneIds.length, shelf: answer.shelfName }));
      moved();
    },
  });
  const to = (shelfId: string): void => {
    setUnknown(undefined);
    move.mutate({ oneIds, shelfId });
  };
  const toNamed = async (name: string): Promise<void> => {
    const found = await callEndpoint(listShelves, { query: { wareId: warehouseId, text: name, size: largestPageSize } }).catch(() => undefined);
    const shelf = found?.data.find((each) => each.name.toUpperCase() === name.toUpperCase());
    if (shelf) to(shelf.id);
    else if (found) setUnknown(name);
  };
  return {
    to,
    toNamed,
    moving: move.isPending,
    refused: unknown === undefined ? move.error?.message || undefined : t('shelves.unknown', { shelf: unknown }),
  };
};
