import { AutoComplete, Input, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { knownCarriers } from '#contracts/labels/carrier.ts';
import { LabelField } from '#web/shared/label-upload/label-field.tsx';
import { AddressInputs } from '#web/shared/order/address/address-inputs.tsx';
import { FieldGrid } from '#web/ui/form/field.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { ApplicationForm, type ApplicationProps } from '../application-form.tsx';
import { ChosenItems } from '../chosen-items.tsx';
import { DueField } from '#web/shared/order/due-field.tsx';
import { useDirectForm, waysOut, type WayOut } from './use-direct-form.ts';

/** Type 14 (R4.13): goods of one user leave without an application, to an address or with a label. */
export default function DirectOutboundApplication({ items, onOpen, onTakeOut, applied }: ApplicationProps) {
  const { t } = useTranslation();
  const { form, file, chooseFile, clearFile } = useDirectForm(items, applied);
  const { way } = form.values;
  const count = items.length;
  return (
    <ApplicationForm
      form={form}
      title={t('orders.apply.directTitle', { count })}
      submitLabel={t('orders.apply.directTitle', { count })}
      items={<ChosenItems items={items} errorAt={(index) => form.errorOf(`oneIds.${index}`)} onOpen={onOpen} onTakeOut={onTakeOut} />}
    >
      <p>{t('orders.apply.directText')}</p>
      <FormField form={form} name="way" label={t('orders.apply.wayOut')}>
        {({ value, onChange }) => (
          <Segmented<WayOut>
            aria-label={t('orders.apply.wayOut')}
            value={value}
            onChange={onChange}
            options={waysOut.map((each) => ({ value: each, label: t(`orders.apply.ways.${each}`) }))}
          />
        )}
      </FormField>
      {way === 'label' && (
        <LabelField file={file} onSelect={(chosen) => void chooseFile(chosen)} onClear={clearFile} error={form.errorOf('label.url')} />
      )}
      <FieldGrid>
        {way === 'label' && (
          <>
            <FormField form={form} name="logNo" bodyName="label.logNo" label={t('orders.apply.logNo')} required>
              {(control) => <Input {...control} styles={{ input: { fontFamily: 'var(--font-mono)' } }} allowClear />}
            </FormField>
            <FormField form={form} name="carrier" bodyName="label.carrier" label={t('orders.apply.carrier')} required>
              {({ onChange, ...control }) => (
                <AutoComplete
                  {...control}
                  options={knownCarriers.map((value) => ({ value }))}
                  onChange={(typed: string | undefined) => onChange(typed ?? '')}
                />
              )}
            </FormField>
          </>
        )}
        {way === 'address' && <AddressInputs form={form} path="address" />}
        <DueField form={form} />
      </FieldGrid>
      <FormField form={form} name="remark" label={t('orders.apply.why')} required>
        {(control) => <Input.TextArea {...control} rows={2} />}
      </FormField>
    </ApplicationForm>
  );
}
