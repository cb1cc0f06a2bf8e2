import { Checkbox, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { MAX_PRICE_CENTS } from '#contracts/pricing/pricing-limits.ts';
import { pricingModes, pricingModeWords } from '#contracts/pricing/pricing-modes.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Field } from '#web/ui/form/field.tsx';
import { NumberField } from '#web/ui/form/number/number-field.tsx';
import { moneyKind } from '#web/ui/form/number/number-kinds.ts';
import type { RuleValues } from './rule-values.ts';

const money = moneyKind({ min: 1, max: MAX_PRICE_CENTS });
const profit = moneyKind({ max: MAX_PRICE_CENTS });

interface Props {
  values: RuleValues;
  onChange: (values: RuleValues) => void;
  /** What is wrong with a field of the rule. */
  errorOf: (field: string) => string | undefined;
}

/** How a listing is priced, and what that asks for: beside a price that is about to be published, or in a dialog of its own. */
export const RuleFields = ({ values, onChange, errorOf }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const { mode } = values;
  const set = (part: Partial<RuleValues>) => onChange({ ...values, ...part });
  return (
    <>
      <Field label={t('autoPricing.mode')} hint={t(`autoPricing.about.${mode}`)} error={errorOf('mode')}>
        {(controlProps) => (
          <Select
            {...controlProps}
            value={mode}
            onChange={(chosen) => set({ mode: chosen })}
            options={[
              { value: 'byHand' as const, label: t('autoPricing.byHand') },
              ...pricingModes.map((value) => ({ value, label: words(pricingModeWords[value]) })),
            ]}
          />
        )}
      </Field>
      {(mode === 'matchLowest' || mode === 'undercutLowest') && (
        <NumberField
          required
          label={t('autoPricing.limit')}
          kind={money}
          value={values.limitCents}
          error={errorOf('limitCents')}
          onChange={(limitCents) => set({ limitCents })}
        />
      )}
      {mode === 'minimumPayout' && (
        <>
          <NumberField
            required
            label={t('autoPricing.payout')}
            kind={money}
            value={values.payoutCents}
            error={errorOf('payoutCents')}
            onChange={(payoutCents) => set({ payoutCents })}
          />
          <Checkbox checked={values.followUp} onChange={(event) => set({ followUp: event.target.checked })}>
            {t('autoPricing.followUp')}
          </Checkbox>
        </>
      )}
      {mode === 'profitControl' && (
        <NumberField
          required
          label={t('autoPricing.profit')}
          kind={profit}
          value={values.profitCents}
          error={errorOf('profitCents')}
          onChange={(profitCents) => set({ profitCents })}
        />
      )}
      {mode === 'liquidate' && (
        <NumberField
          required
          label={t('autoPricing.bottom')}
          kind={money}
          value={values.bottomCents}
          error={errorOf('bottomCents')}
          onChange={(bottomCents) => set({ bottomCents })}
        />
      )}
    </>
  );
};
