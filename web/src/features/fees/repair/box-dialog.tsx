import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  addRepairBoxEndpoint,
  boxColourNames,
  boxColours,
  listRepairBoxes,
  renameRepairBoxEndpoint,
  type BoxColour,
  type RepairBoxRow,
} from '#contracts/repair/repair-boxes.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { BoxSwatch } from '#web/shared/repair-box/box-swatch.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import styles from '../fees.module.css';

interface Values {
  name: string;
  colour: BoxColour;
}

/** A box of the repair shop, added or renamed. Its colour is painted on it, and stays. */
export default function BoxDialog({ box, onClose }: { box: RepairBoxRow | undefined; onClose: () => void }) {
  const { t } = useTranslation();
  const words = useWords();
  const form = useEndpointForm(box ? renameRepairBoxEndpoint : addRepairBoxEndpoint, {
    defaultValues: { name: box?.name ?? '', colour: box?.colour ?? 'pink' } satisfies Values as Values,
    bodyOf: ({ name, colour }: Values) => (box ? { boxId: box.boxId, name } : { name, colour }),
    invalidates: [listRepairBoxes],
    onSubmitted: ({ name }) => {
      showSuccess(t('fees.boxes.saved', { name }));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={box ? t('fees.boxes.rename', { name: box.name }) : t('fees.boxes.add')}
      submitLabel={t('app.save')}
      onClose={onClose}
    >
      <FormField form={form} name="name" label={t('fees.boxes.name')}>
        {(control) => <Input {...control} autoFocus />}
      </FormField>
      {!box && (
        <FormField form={form} name="colour" label={t('fees.boxes.colour')}>
          {(control) => (
            <Select
              {...control}
              options={boxColourNames.map((colour) => ({
                value: colour,
                label: (
                  <span className={styles['box']}>
                    <BoxSwatch colour={colour} />
                    {words(boxColours[colour])}
                  </span>
                ),
              }))}
            />
          )}
        </FormField>
      )}
    </FormDialog>
  );
}
