import { useTranslation } from 'react-i18next';
import { changeShelfEndpoint } from '#contracts/shelving/change-shelf.ts';
import { createShelfEndpoint } from '#contracts/shelving/create-shelf.ts';
import { createShelvesEndpoint } from '#contracts/shelving/create-shelves.ts';
import type { ShelfRow } from '#contracts/shelving/shelf-queries.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showSuccess } from '#web/core/notices/notices.ts';
import { serverErrors } from '#web/ui/form/server-errors.ts';
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
  const done = (said: string) => {
    showSuccess(said);
    saved();
  };
  const options = {
    quiet: true,
    changes: shelfReads,
    onSuccess: ({ name }: { name: string }) => done(t(shelf ? 'shelves.changed' : 'shelves.added', { shelf: name })),
  };
  const create = useCommand(createShelfEndpoint, options);
  const createMany = useCommand(createShelvesEndpoint, {
    ...options,
    onSuccess: ({ shelves }) => done(t('shelves.addedMany', { count: shelves.length })),
  });
  const change = useCommand(changeShelfEndpoint, options);
  return {
    save: ({ upTo, ...fields }: NonNullable<ReturnType<typeof shelfOf>>) => {
      if (shelf) return change.mutate({ shelfId: shelf.id, ...fields });
      // What was refused before may have been the other.
      create.reset();
      createMany.reset();
      return upTo === undefined ? create.mutate({ warehouseId, ...fields }) : createMany.mutate({ warehouseId, ...fields, upTo });
    },
    saving: create.isPending || createMany.isPending || change.isPending,
    refused: serverErrors(create.error ?? createMany.error ?? change.error, ['name', 'upTo', 'zone', 'capacity', 'level']),
  };
};
