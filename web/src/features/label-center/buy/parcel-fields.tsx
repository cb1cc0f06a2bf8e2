import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { signatureOptionNames, signatureOptions } from '#contracts/labels/shipping/carrier-services.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { FormField } from '#web/ui/form/form-field.tsx';
import { FormNumberField } from '#web/ui/form/number/form-number-field.tsx';
import { kilogramKind, moneyKind, wholeKind, type Bounds } from '#web/ui/form/number/number-kinds.ts';
import type { EndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { useHandheld } from '#web/ui/use-handheld.ts';
import styles from './buy.module.css';
import type { LabelValues } from './label-values.ts';

const sides = ['lengthCm', 'widthCm', 'heightCm'] as const;
const sideKind = (bounds: Bounds) => wholeKind({ ...bounds, unit: 'cm' });

/** What it weighs and measures, outside. */
export const ParcelFields = ({ form }: { form: EndpointForm<LabelValues> }) => {
  const { t } = useTranslation();
  return (
    <section className={styles['part']} role="group" aria-label={t('labels.parcel')}>
      <h2>{t('labels.parcel')}</h2>
      <div className={styles['measures']}>
        <FormNumberField form={form} name="parcel.weightGrams" label={t('labels.weight')} kind={kilogramKind} />
        {sides.map((side) => (
          <FormNumberField key={side} form={form} name={`parcel.${side}`} label={t(`labels.buy.${side}`)} kind={sideKind} />
        ))}
      </div>
    </section>
  );
};

/** What it is worth, and who has to sign for it. */
export const CoverFields = ({ form }: { form: EndpointForm<LabelValues> }) => {
  const { t } = useTranslation();
  const words = useWords();
  const isHandheld = useHandheld();
  return (
    <section className={styles['part']} role="group" aria-label={t('labels.buy.cover')}>
      <h2>{t('labels.buy.cover')}</h2>
      <FormNumberField
        form={form}
        name="declaredValueCents"
        label={t('labels.declaredValue')}
        hint={t('labels.buy.freeInsurance')}
        width={180}
        kind={moneyKind}
      />
      <FormField form={form} name="signature" label={t('labels.signature')}>
        {({ id, value, onChange }) => (
          <Segmented
            id={id}
            block
            vertical={isHandheld}
            aria-label={t('labels.signature')}
            value={value}
            onChange={onChange}
            options={signatureOptionNames.map((name) => ({ value: name, label: words(signatureOptions[name]) }))}
          />
        )}
      </FormField>
    </section>
  );
};
