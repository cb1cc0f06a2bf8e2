import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { heaviestParcelGrams, highestDeclaredCents, longestSideCm } from '#contracts/labels/shipping/shipping-label-fields.ts';
import { signatureOptionNames, signatureOptions } from '#contracts/labels/shipping/signature-options.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Field } from '#web/ui/form/field.tsx';
import { NumberField } from '#web/ui/form/number/number-field.tsx';
import { kilogramKind, moneyKind, wholeKind } from '#web/ui/form/number/number-kinds.ts';
import { useHandheld } from '#web/ui/use-handheld.ts';
import styles from './buy.module.css';
import type { BuyForm } from './use-buy-label.ts';

const sides = ['lengthCm', 'widthCm', 'heightCm'] as const;

const weightKind = kilogramKind({ max: heaviestParcelGrams });
const sideKind = wholeKind({ min: 1, max: longestSideCm, unit: 'cm' });
const valueKind = moneyKind({ max: highestDeclaredCents });

/** What it weighs and measures, outside. */
export const ParcelFields = ({ form: { draft, change, errors } }: { form: BuyForm }) => {
  const { t } = useTranslation();
  const { parcel } = draft;
  return (
    <section className={styles['part']} role="group" aria-label={t('labels.parcel')}>
      <h2>{t('labels.parcel')}</h2>
      <div className={styles['measures']}>
        <NumberField
          label={t('labels.weight')}
          error={errors.of('parcel.weightGrams')}
          kind={weightKind}
          value={parcel.weightGrams}
          onChange={(weightGrams) => change({ parcel: { ...parcel, weightGrams } })}
        />
        {sides.map((side) => (
          <NumberField
            key={side}
            label={t(`labels.buy.${side}`)}
            error={errors.of(`parcel.${side}`)}
            kind={sideKind}
            value={parcel[side]}
            onChange={(length) => change({ parcel: { ...parcel, [side]: length } })}
          />
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
      <NumberField
        label={t('labels.declaredValue')}
        hint={t('labels.buy.freeInsurance')}
        error={errors.of('declaredValueCents')}
        width={180}
        kind={valueKind}
        value={draft.declaredValueCents}
        onChange={(declaredValueCents) => change({ declaredValueCents })}
      />
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
