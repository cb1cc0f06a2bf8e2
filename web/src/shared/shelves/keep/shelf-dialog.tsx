import { Button, Input, InputNumber, Modal } from 'antd';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShelfRow } from '#contracts/shelving/shelf-queries.ts';
import { Field, FieldGrid } from '../../../ui/form/field.tsx';
import { draftOf, shelfOf } from './shelf-draft.ts';
import { useSaveShelf } from './use-save-shelf.ts';

interface Props {
  warehouseId: string;
  /** The shelf that is changed; a new one without. */
  shelf: ShelfRow | undefined;
  close: () => void;
}

const form = 'shelf';

/** Adds a shelf, or renames one and changes its zone, capacity and level. */
export const ShelfDialog = ({ warehouseId, shelf, close }: Props) => {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(() => draftOf(shelf));
  const { save, saving, refused } = useSaveShelf({ warehouseId, shelf, saved: close });
  const ready = shelfOf(draft);
  const set = (change: Partial<typeof draft>) => setDraft({ ...draft, ...change });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready) save(ready);
  };

  return (
    <Modal
      open
      centered
      width={460}
      title={shelf ? t('shelves.changeTitle', { shelf: shelf.name }) : t('shelves.add')}
      onCancel={close}
      footer={
        <>
          <Button onClick={close}>{t('app.cancel')}</Button>
          <Button type="primary" htmlType="submit" form={form} loading={saving} disabled={!ready}>
            {t('app.save')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} style={{ display: 'grid', gap: 14 }}>
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
      </form>
    </Modal>
  );
};
