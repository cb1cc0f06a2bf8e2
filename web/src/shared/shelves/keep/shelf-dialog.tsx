import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { highestShelfLevel, mostShelfCapacity } from '#contracts/shelving/shelf-fields.ts';
import { shelfRange } from '#contracts/shelving/shelf-range.ts';
import type { ShelfRow } from '#contracts/shelving/shelf-queries.ts';
import { MAX_SHELF_NAME, MAX_ZONE } from '#contracts/kernel/typed-lengths.ts';
import { Field, FieldGrid } from '#web/ui/form/field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { wholeKind } from '#web/ui/form/number/number-kinds.ts';
import { NumberField } from '#web/ui/form/number/number-field.tsx';
import { useNeeded } from '#web/ui/form/use-needed.ts';
import { draftOf, shelfOf, zoneOf } from './shelf-draft.ts';
import { useSaveShelf } from './use-save-shelf.ts';

interface Props {
  warehouseId: string;
  /** The shelf that is changed; a new one without. */
  shelf: ShelfRow | undefined;
  close: () => void;
}

const capacityKind = wholeKind({ min: 1, max: mostShelfCapacity });
const levelKind = wholeKind({ max: highestShelfLevel });

/** Adds a shelf or a range of them, or renames one and changes its zone, capacity and level. */
export const ShelfDialog = ({ warehouseId, shelf, close }: Props) => {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(() => draftOf(shelf));
  const { save, saving, refused } = useSaveShelf({ warehouseId, shelf, saved: close });
  const { needed, onAttempt } = useNeeded();
  const ready = shelfOf(draft);
  const range = shelfRange(draft.name.trim(), draft.upTo.trim());
  const several = range && range.count > 1 ? range.count : undefined;
  const set = (change: Partial<typeof draft>) => setDraft({ ...draft, ...change });

  return (
    <FormDialog
      width={460}
      title={shelf ? t('shelves.changeTitle', { shelf: shelf.name }) : t('shelves.add')}
      submitText={several ? t('shelves.addMany', { count: several }) : t('app.save')}
      submit={() => {
        onAttempt();
        if (ready) save(ready);
      }}
      busy={saving}
      close={close}
    >
      <Field
        required
        label={t('shelves.rack')}
        hint={t('shelves.nameHint')}
        error={refused.of('name') ?? needed(draft.name.trim() === '') ?? refused.rest}
      >
        {(tied) => (
          <Input {...tied} autoFocus maxLength={MAX_SHELF_NAME} value={draft.name} onChange={(event) => set({ name: event.target.value })} />
        )}
      </Field>
      {!shelf && (
        <Field
          label={t('shelves.upTo')}
          aside={t('shelves.optional')}
          hint={several ? t('shelves.upToCount', { count: several }) : t('shelves.upToHint')}
          error={refused.of('upTo')}
        >
          {(tied) => <Input {...tied} maxLength={MAX_SHELF_NAME} value={draft.upTo} onChange={(event) => set({ upTo: event.target.value })} />}
        </Field>
      )}
      <Field label={t('shelves.zone')} aside={t('shelves.optional')} error={refused.of('zone')}>
        {(tied) => <Input {...tied} maxLength={MAX_ZONE} value={zoneOf(draft)} onChange={(event) => set({ zone: event.target.value })} />}
      </Field>
      <FieldGrid>
        <NumberField
          required
          label={t('shelves.capacity')}
          hint={t('shelves.capacityHint')}
          error={refused.of('capacity') ?? needed(draft.capacity === null)}
          kind={capacityKind}
          value={draft.capacity}
          onChange={(capacity) => set({ capacity })}
        />
        {!range?.namesLevels && (
          <NumberField
            required
            label={t('shelves.level')}
            hint={t('shelves.levelHint')}
            error={refused.of('level') ?? needed(draft.level === null)}
            kind={levelKind}
            value={draft.level}
            onChange={(level) => set({ level })}
          />
        )}
      </FieldGrid>
    </FormDialog>
  );
};
