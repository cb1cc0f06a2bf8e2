import { Input, InputNumber } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShelfRow } from '#contracts/shelving/shelf-queries.ts';
import { Field, FieldGrid } from '../../../ui/form/field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { draftOf, shelfOf } from './shelf-draft.ts';
import { useSaveShelf } from './use-save-shelf.ts';

interface Props {
  warehouseId: string;
  /** The shelf that is changed; a new one without. */
  shelf: ShelfRow | undefined;
  close: () => void;
}

/** Adds a shelf, or renames one and changes its zone, capacity and level. */
export const ShelfDialog = ({ warehouseId, shelf, close }: Props) => {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(() => draftOf(shelf));
  const { save, saving, refused } = useSaveShelf({ warehouseId, shelf, saved: close });
  const ready = shelfOf(draft);
  const set = (change: Partial<typeof draft>) => setDraft({ ...draft, ...change });

  return (
    <FormDialog
      width={460}
      title={shelf ? t('shelves.changeTitle', { shelf: shelf.name }) : t('shelves.add')}
      submitText={t('app.save')}
      submit={() => ready && save(ready)}
      busy={saving}
      disabled={!ready}
      close={close}
    >
      <Field label={t('shelves.rack')} hint={t('shelves.nameHint')} error={refused.of('name') ?? refused.rest}>
        {(tied) => <Input {...tied} autoFocus maxLength={30} value={draft.name} onChange={(event) => set({ name: event.target.value })} />}
      </Field>
      <Field label={t('shelves.zone')} aside={t('shelves.optional')} error={refused.of('zone')}>
        {(tied) => <Input {...tied} maxLength={20} value={draft.zone} onChange={(event) => set({ zone: event.target.value })} />}
      </Field>
      <FieldGrid>
        <Field label={t('shelves.capacity')} hint={t('shelves.capacityHint')} error={refused.of('capacity')}>
          {(tied) => (
            <InputNumber
              {...tied}
              min={1}
              max={100_000}
              precision={0}
              value={draft.capacity}
              onChange={(capacity) => set({ capacity })}
              style={{ width: '100%' }}
            />
          )}
        </Field>
        <Field label={t('shelves.level')} hint={t('shelves.levelHint')} error={refused.of('level')}>
          {(tied) => (
            <InputNumber
              {...tied}
              min={0}
              max={100}
              precision={0}
              value={draft.level}
              onChange={(level) => set({ level })}
              style={{ width: '100%' }}
            />
          )}
        </Field>
      </FieldGrid>
    </FormDialog>
  );
};
