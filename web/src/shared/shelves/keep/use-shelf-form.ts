import { useTranslation } from 'react-i18next';
import { changeShelfEndpoint, createShelfEndpoint, createShelvesEndpoint } from '#contracts/shelving/shelf-commands.ts';
import type { ShelfRow } from '#contracts/shelving/shelf-queries.ts';
import { shelfRange } from '#contracts/shelving/shelf-range.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { shelfReads } from './shelf-reads.ts';
import { shelfValuesOf, zoneOf, type ShelfValues } from './shelf-values.ts';

interface Wanted {
  warehouseId: string;
  shelf: ShelfRow | undefined;
  onSaved: () => void;
}

/** The form of a new shelf, of a range of new ones, or of one that is there. */
export const useShelfForm = ({ warehouseId, shelf, onSaved }: Wanted) => {
  const { t } = useTranslation();
  const form = useEndpointForm(
    ({ upTo }: ShelfValues) => (shelf ? changeShelfEndpoint : upTo.trim() === '' ? createShelfEndpoint : createShelvesEndpoint),
    {
      defaultValues: shelfValuesOf(shelf),
      bodyOf: ({ name, upTo, zone, capacity, level }) => ({
        ...(shelf ? { shelfId: shelf.id } : { warehouseId, upTo: upTo.trim() || undefined }),
        name: name.trim(),
        zone: zoneOf({ name, zone }).trim(),
        capacity,
        level,
      }),
      invalidates: shelfReads,
      onSubmitted: (answer) => {
        showSuccess(
          'shelves' in answer
            ? t('shelves.addedMany', { count: answer.shelves.length })
            : t(shelf ? 'shelves.changed' : 'shelves.added', { shelf: answer.name }),
        );
        onSaved();
      },
    },
  );
  return { form, range: shelfRange(form.values.name.trim(), form.values.upTo.trim()) };
};
