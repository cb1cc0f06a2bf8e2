import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ShelfRow } from '#contracts/shelving/shelf-queries.ts';
import { FieldGrid } from '#web/ui/form/field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { FormNumberField } from '#web/ui/form/number/form-number-field.tsx';
import { wholeKind } from '#web/ui/form/number/number-kinds.ts';
import { zoneOf } from './shelf-values.ts';
import { useShelfForm } from './use-shelf-form.ts';

interface Props {
  warehouseId: string;
  /** The shelf that is changed; a new one without. */
  shelf: ShelfRow | undefined;
  onClose: () => void;
}

/** Adds a shelf or a range of them, or renames one and changes its zone, capacity and level. */
export default function ShelfDialog({ warehouseId, shelf, onClose }: Props) {
  const { t } = useTranslation();
  const { form, range } = useShelfForm({ warehouseId, shelf, onSaved: onClose });
  const several = range && range.count > 1 ? range.count : undefined;
  return (
    <FormDialog
      form={form}
      width={460}
      title={shelf ? t('shelves.changeTitle', { shelf: shelf.name }) : t('shelves.add')}
      submitLabel={several ? t('shelves.addMany', { count: several }) : t('app.save')}
      onClose={onClose}
    >
      <FormField form={form} name="name" label={t('shelves.rack')} hint={t('shelves.nameHint')}>
        {(control) => <Input {...control} autoFocus />}
      </FormField>
      {!shelf && (
        <FormField
          form={form}
          name="upTo"
          label={t('shelves.upTo')}
          aside={t('shelves.optional')}
          hint={several ? t('shelves.upToCount', { count: several }) : t('shelves.upToHint')}
        >
          {(control) => <Input {...control} />}
        </FormField>
      )}
      <FormField form={form} name="zone" label={t('shelves.zone')} aside={t('shelves.optional')}>
        {(control) => <Input {...control} value={zoneOf(form.values)} />}
      </FormField>
      <FieldGrid>
        <FormNumberField form={form} name="capacity" label={t('shelves.capacity')} hint={t('shelves.capacityHint')} kind={wholeKind} />
        {!range?.namesLevels && (
          <FormNumberField form={form} name="level" label={t('shelves.level')} hint={t('shelves.levelHint')} kind={wholeKind} />
        )}
      </FieldGrid>
    </FormDialog>
  );
}
