import { Select } from 'antd';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { channelFeeNames, channelFeeWords, MAX_KEPT_PPM, type ChannelFeeName } from '#contracts/pricing/fee-table.ts';
import { ppmInPercent } from '#contracts/pricing/fee-words.ts';
import { MAX_PRICE_CENTS } from '#contracts/pricing/pricing-limits.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Field } from '#web/ui/form/field.tsx';
import { NumberField } from '#web/ui/form/number/number-field.tsx';
import { moneyKind, type NumberKind } from '#web/ui/form/number/number-kinds.ts';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { newLine, type BandValues, type LineValues } from './band-values.ts';
import styles from './channel-fees.module.css';

const money = moneyKind({ max: MAX_PRICE_CENTS });
/** A percent is typed with four places, parts per million come out. */
const percent: NumberKind = { decimals: 4, min: 0, max: MAX_KEPT_PPM, show: ppmInPercent, suffix: '%' };
const amounts = ['fixedCents', 'minCents', 'maxCents'] as const;
const amountTexts = { fixedCents: 'pricing.fees.fixed', minCents: 'pricing.fees.min', maxCents: 'pricing.fees.max' } as const;

interface Props {
  number: number;
  band: BandValues;
  isOnly: boolean;
  isLast: boolean;
  onChange: (band: BandValues) => void;
  onRemove: () => void;
}

/** One band of prices while it is entered. */
export const BandFields = ({ number, band, isOnly, isLast, onChange, onRemove }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const { belowCents, lines } = band;
  const free = channelFeeNames.filter((name) => !lines.some((line) => line.name === name));
  const setLine = (index: number, part: Partial<LineValues>) =>
    onChange({ ...band, lines: lines.map((line, at) => (at === index ? { ...line, ...part } : line)) });
  return (
    <div className={styles['draftBand']} role="group" aria-label={t('pricing.fees.band', { number })}>
      <div className={styles['draftHead']}>
        <strong>{t('pricing.fees.band', { number })}</strong>
        {!isOnly && <IconButton icon={Trash2} label={t('pricing.fees.removeBand', { number })} onClick={onRemove} />}
      </div>
      {!isOnly && (
        <NumberField
          label={t('pricing.fees.below')}
          hint={isLast && t('pricing.fees.belowHint')}
          kind={money}
          required={!isLast}
          value={belowCents}
          onChange={(value) => onChange({ ...band, belowCents: value })}
        />
      )}
      {lines.map((line, index) => {
        const name = words(channelFeeWords[line.name]);
        return (
          <div key={line.name} className={styles['draftLine']} role="group" aria-label={name}>
            <div className={styles['draftHead']}>
              <span>{name}</span>
              <IconButton
                icon={Trash2}
                label={t('pricing.fees.removeLine', { name })}
                onClick={() => onChange({ ...band, lines: lines.filter((_, at) => at !== index) })}
              />
            </div>
            <div className={styles['amounts']}>
              <NumberField label={t('pricing.fees.percent')} kind={percent} value={line.ppm} onChange={(ppm) => setLine(index, { ppm })} />
              <Field label={t('pricing.fees.on')}>
                {(controlProps) => (
                  <Select
                    {...controlProps}
                    value={line.on}
                    onChange={(on) => setLine(index, { on })}
                    options={[
                      { value: 'price', label: t('pricing.fees.onPrice') },
                      { value: 'rest', label: t('pricing.fees.onRest') },
                    ]}
                  />
                )}
              </Field>
              {amounts.map((amount) => (
                <NumberField
                  key={amount}
                  label={t(amountTexts[amount])}
                  kind={money}
                  value={line[amount]}
                  onChange={(value) => setLine(index, { [amount]: value })}
                />
              ))}
            </div>
          </div>
        );
      })}
      {free.length > 0 && (
        <Select
          value={null}
          placeholder={t('pricing.fees.addLine')}
          aria-label={t('pricing.fees.addLine')}
          onChange={(name: ChannelFeeName | null) => name && onChange({ ...band, lines: [...lines, newLine(name)] })}
          options={free.map((name) => ({ value: name, label: words(channelFeeWords[name]) }))}
        />
      )}
    </div>
  );
};
