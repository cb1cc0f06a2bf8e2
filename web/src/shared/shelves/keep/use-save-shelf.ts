import { useTranslation } from 'react-i18next';
import { changeShelfEndpoint } from '#contracts/shelving/change-shelf.ts';
import { createShelfEndpoint } from '#contracts/shelving/create-shelf.ts';
import type { ShelfRow } from '#contracts/shelving/shelf-queries.ts';
import { useCommand } from '../../../api/use-command.ts';
import { showSuccess } from '../../../app/notices/notices.ts';
import { serverErrors } from '../../../ui/form/server-errors.ts';
import type { shelfOf } from './shelf-draft.ts';
import { shelfReads } from './shelf-reads.ts';

interface Wanted {
  warehouseId: string;
  shelf: ShelfRow | undefined;
  saved: () => void;
}

/** Creates a shelf, or changes the one that is there; the form shows what the server refused. */
export const useSaveShelf = ({ warehouseId, shelf, saved }: Wanted) => {
  const { t } = useTranslation();
  const options = {
    quiet: true,
    changes: shelfReads,
    onSuccess: ({ name }: { name: string }) => {
      showSuccess(t(shelf ? 'shelves.changed' : 'shelves.added', { shelf: name }));
      saved();
    },
  };
  const create = useCommand(createShelfEndpoint, options);
  const change = useCommand(changeShelfEndpoint, options);
  return {
    save: (fields: NonNullable<ReturnType<typeof shelfOf>>) =>
      shelf ? change.mutate({ shelfId: shelf.id, ...fields }) : create.mutate({ warehouseId, ...fields }),
    saving: create.isPending || change.isPending,
    refused: serverErrors(create.error ?? change.error, ['name', 'zone', 'capacity', 'level']),
  };
};
