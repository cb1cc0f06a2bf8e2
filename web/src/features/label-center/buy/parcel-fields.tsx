import { InputNumber, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { heaviestParcelGrams, highestDeclaredCents, longestSideCm } from '#contracts/labels/shipping/shipping-label-fields.ts';
import { signatureOptionNames, signatureOptions } from '#contracts/labels/shipping/signature-options.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Field } from '../../../ui/form/field.tsx';
import { MoneyInput } from '../../../ui/form/money-input.tsx';
import { useHandheld } from '../../../ui/use-handheld.ts';
import styles from './buy.module.css';
import type { BuyForm } from './use-buy-label.ts';

const sides = ['lengthCm', 'widthCm', 'heightCm'] as const;

/** What it weighs and measures, outside. */
export const ParcelFields = ({ form: { draft, change, errors } }: { form: BuyForm }) => {
  const { t } = useTranslation();
  const { parcel } = draft;
  return (
    <section className={styles['part']} role="group" aria-label={t('labels.parcel')}>
      <h2>{t('labels.parcel')}</h2>
      <div className={styles['measures']}>
        <Field label={t('labels.weight')} error={errors.of('parcel.weightGrams')}>
          {(tied) => (
            <InputNumber
              {...tied}
              min={0.01}
              max={heaviestParcelGrams / 1000}
              step={0.1}
              precision={2}
              suffix="kg"
              value={parcel.weightGrams === null ? null : parcel.weightGrams / 1000}
              onChange={(weight) => change({ parcel: { ...parcel, weightGrams: weight === null ? null : Math.round(weight * 1000) } })}
              style={{ width: '100%' }}
            />
          )}
        </Field>
        {sides.map((side) => (
          <Field key={side} label={t(`labels.buy.${side}`)} error={errors.of(`parcel.${side}`)}>
            {(tied) => (
              <InputNumber
                {...tied}
                min={1}
                max={longestSideCm}
                precision={0}
                suffix="cm"
                value={parcel[side]}
                onChange={(length) => change({ parcel: { ...parcel, [side]: length } })}
                style={{ width: '100%' }}
              />
            )}
          </Field>
        ))}
      </div>
    </section>
  );
};

/** What it is worth, and who has to sign for it. */
export const CoverFields = ({ form: { draft, change, errors } }: { form: BuyForm }) => {
  const { t } = useTranslation();
  const words = useWords();
  const handheld = useHandheld();
  return (
    <section className={styles['part']} role="group" aria-label={t('labels.buy.cover')}>
      <h2>{t('labels.buy.cover')}</h2>
      <Field label={t('labels.declaredValue')} hint={t('labels.buy.freeInsurance')} error={errors.of('declaredValueCents')}>
        {(tied) => (
          <MoneyInput
            tied={tied}
            width={180}
            most={highestDeclaredCents}
            cents={draft.declaredValueCents}
            change={(cents) => change({ declaredValueCents: cents ?? 0 })}
          />
        )}
      </Field>
      <Field label={t('labels.signature')} error={errors.of('signature')}>
        {({ id }) => (
          <Segmented
            id={id}
            block
            vertical={handheld}
            aria-label={t('labels.signature')}
            value={draft.signature}
            onChange={(signature) => change({ signature })}
            options={signatureOptionNames.map((value) => ({ value, label: words(signatureOptions[value]) }))}
          />
        )}
      </Field>
    </section>
  );
};
