import { AutoComplete, Checkbox, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { knownCarriers } from '#contracts/labels/carrier.ts';
import { LabelField } from '#web/shared/label-upload/label-field.tsx';
import { FieldGrid } from '#web/ui/form/field.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { loadable } from '#web/ui/loadable.tsx';
import { DueField } from '#web/shared/order/due-field.tsx';
import { carrierOfValues } from './ship-values.ts';
import type { ShipForm } from './use-ship-form.ts';

/** It shows nothing before the shop's labels are there. */
const BoughtLabels = loadable(
  () => import('./bought-labels.tsx'),
  () => null,
);

/** What the seller says about the parcel. */
export const ShipFields = ({ ship }: { ship: ShipForm }) => {
  const { t } = useTranslation();
  const { form, file, chooseFile, takeBought, clearFile, isFromLabel } = ship;
  const { carrier, dropship } = form.values;
  const carrierName = carrierOfValues(form.values);
  return (
    <>
      <LabelField
        file={file}
        onSelect={(chosen) => void chooseFile(chosen)}
        onClear={clearFile}
        error={form.errorOf('label.url')}
        instead={<BoughtLabels onTake={takeBought} />}
      />
      <FieldGrid>
        <FormField form={form} name="logNo" bodyName="label.logNo" label={t('orders.apply.logNo')} aside={isFromLabel && t('orders.apply.fromLabel')}>
          {(control) => <Input {...control} styles={{ input: { fontFamily: 'var(--font-mono)' } }} allowClear />}
        </FormField>
        <FormField
          form={form}
          name="carrier"
          bodyName="label.carrier"
          label={t('orders.apply.carrier')}
          aside={carrier === null && carrierName !== '' && t('orders.apply.recognised')}
        >
          {({ onChange, ...control }) => (
            <AutoComplete
              {...control}
              value={carrierName}
              options={knownCarriers.map((value) => ({ value }))}
              onChange={(typed: string | undefined) => onChange(typed ?? '')}
            />
          )}
        </FormField>
        <DueField form={form} />
      </FieldGrid>
      <Checkbox checked={dropship} onChange={(event) => form.change({ dropship: event.target.checked })}>
        {t('orders.apply.dropship')}
      </Checkbox>
      <FormField form={form} name="remark" label={t('orders.apply.remark')} aside={t('orders.apply.optional')}>
        {(control) => <Input.TextArea {...control} rows={2} />}
      </FormField>
    </>
  );
};
