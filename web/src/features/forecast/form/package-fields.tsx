import { Checkbox, Input, Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { shippingTypeNames, shippingTypes } from '#contracts/forecast/shipping-types.ts';
import { carrierOf } from '#contracts/labels/carrier.ts';
import { normaliseLabelCode } from '#contracts/labels/label-code.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useWarehouses } from '#web/shared/reference/use-warehouses.ts';
import { FieldGrid } from '#web/ui/form/field.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { FormNumberField } from '#web/ui/form/number/form-number-field.tsx';
import { kilogramKind, moneyKind } from '#web/ui/form/number/number-kinds.ts';
import type { EndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { Section } from '#web/ui/page/section.tsx';
import { OwnPackage } from './own-package.tsx';
import type { PackageValues } from './package-values.ts';

interface Props {
  form: EndpointForm<PackageValues>;
  /** The reference is given once and stays. */
  amending: boolean;
}

export const PackageFields = ({ form, amending }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const warehouses = useWarehouses();
  const logNo = normaliseLabelCode(form.values.logNo);
  // Another package on its way has the tracking number.
  const isNumberTaken = form.refusal?.error === 'TrackingNumberInUse';
  return (
    <Section title={t('forecast.package')}>
      <FieldGrid>
        <FormField form={form} name="warehouseId" label={t('forecast.warehouse')}>
          {(control) => (
            <Select
              {...control}
              placeholder={t('forecast.chooseWarehouse')}
              options={warehouses.map(({ id, name, city }) => ({ value: id, label: `${name} · ${city}` }))}
            />
          )}
        </FormField>
        <FormField
          form={form}
          name="logNo"
          label={t('forecast.logNo')}
          aside={carrierOf(logNo)}
          error={
            isNumberTaken ? (
              <>
                {form.errorOf('logNo')} <OwnPackage logNo={logNo} />
              </>
            ) : undefined
          }
        >
          {(control) => <Input {...control} styles={{ input: { fontFamily: 'var(--font-mono)' } }} />}
        </FormField>
        <FormField form={form} name="shippingType" label={t('forecast.shippingType')}>
          {({ id, value, onChange }) => (
            <Segmented
              id={id}
              block
              aria-label={t('forecast.shippingType')}
              value={value}
              options={shippingTypeNames.map((name) => ({ value: name, label: words(shippingTypes[name]) }))}
              onChange={onChange}
            />
          )}
        </FormField>
        {!amending && (
          <FormField form={form} name="reference" label={t('forecast.reference')} aside={t('forecast.referenceHint')}>
            {(control) => <Input {...control} />}
          </FormField>
        )}
        {!amending && (
          <FormField form={form} name="forecastBatch" label={t('forecast.batch')} aside={t('forecast.optional')} hint={t('forecast.batchHint')}>
            {(control) => <Input {...control} />}
          </FormField>
        )}
        <FormNumberField
          form={form}
          name="weightGrams"
          label={t('forecast.weight')}
          aside={t('forecast.optional')}
          kind={(bounds) => ({ ...kilogramKind(bounds), suffix: t('forecast.kilograms') })}
          width="100%"
        />
        <FormField form={form} name="dimensions" label={t('forecast.dimensions')} aside={t('forecast.optional')}>
          {(control) => <Input {...control} placeholder="60 × 40 × 35" suffix="cm" />}
        </FormField>
        <FormNumberField
          form={form}
          name="insuranceCents"
          label={t('forecast.insurance')}
          aside={t('forecast.optional')}
          kind={moneyKind}
          width="100%"
        />
        <FormField form={form} name="signature" label={t('forecast.signature')}>
          {({ id, value, onChange }) => (
            <Checkbox id={id} checked={value} onChange={({ target }) => onChange(target.checked)}>
              {t('forecast.signatureText')}
            </Checkbox>
          )}
        </FormField>
        <FormField form={form} wide name="remark" label={t('forecast.remark')} aside={t('forecast.optional')}>
          {(control) => <Input {...control} />}
        </FormField>
      </FieldGrid>
    </Section>
  );
};
