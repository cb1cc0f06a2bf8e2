import { Button, Select } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { kindWords } from '#contracts/fees/charge-words.ts';
import { chargeKindsOf, MAX_BASIS_POINTS, MAX_TIERS, MAX_UNIT_CENTS, type ChargeKind } from '#contracts/fees/fee-line.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { NumberField } from '#web/ui/form/number/number-field.tsx';
import { kilogramKind, moneyKind, wholeKind, type NumberKind } from '#web/ui/form/number/number-kinds.ts';
import styles from '../fees.module.css';
import type { LineValues } from './line-values.ts';

const MAX_UNITS = 1_000_000;
const price = moneyKind({ max: MAX_UNIT_CENTS });
const items = wholeKind({ max: MAX_UNITS });
const percent: NumberKind = { decimals: 2, min: 0, max: MAX_BASIS_POINTS, show: (basisPoints) => `${basisPoints / 100}%`, suffix: '%' };

type Amount = Exclude<keyof LineValues, 'subject' | 'kind' | 'tiers'>;

/** What each kind asks for, in order. */
const amountsOf: Record<ChargeKind, readonly { name: Amount; kind: NumberKind; isOptional?: true }[]> = {
  perOrder: [{ name: 'cents', kind: price }],
  perItem: [
    { name: 'cents', kind: price },
    { name: 'free', kind: items, isOptional: true },
  ],
  tiered: [],
  perWeightStep: [
    { name: 'cents', kind: price },
    { name: 'stepGrams', kind: kilogramKind({ max: MAX_UNITS }) },
    { name: 'free', kind: kilogramKind({ min: 0, max: MAX_UNITS }), isOptional: true },
  ],
  percent: [
    { name: 'basisPoints', kind: percent },
    { name: 'minCents', kind: price, isOptional: true },
    { name: 'maxCents', kind: price, isOptional: true },
  ],
  perDay: [
    { name: 'cents', kind: price },
    { name: 'freeDays', kind: wholeKind({ max: 3650 }) },
  ],
};

interface Props {
  name: string;
  line: LineValues;
  onChange: (line: LineValues) => void;
  onRemove: () => void;
  /** What is wrong with a field of the line. */
  errorOf: (field: string) => string | undefined;
}

/** One line of a card while it is entered: how it charges, and how much. */
export const LineFields = ({ name, line, onChange, onRemove, errorOf }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const kinds: readonly ChargeKind[] = chargeKindsOf[line.subject.service];
  const lineError = errorOf('subject') ?? errorOf('charge.kind');
  return (
    <div className={styles['draftLine']} role="group" aria-label={name}>
      <div className={styles['draftHead']}>
        <strong>{name}</strong>
        {kinds.length > 1 && (
          <Select
            size="small"
            popupMatchSelectWidth={false}
            aria-label={t('fees.chargeOf', { service: name })}
            value={line.kind}
            onChange={(kind) => onChange({ ...line, kind })}
            options={kinds.map((kind) => ({ value: kind, label: words(kindWords(line.subject.service, kind)) }))}
          />
        )}
        <IconButton icon={Trash2} label={t('fees.removeLine', { service: name })} onClick={onRemove} />
      </div>
      <div className={styles['amounts']}>
        {amountsOf[line.kind].map(({ name: field, kind, isOptional = false }) => (
          <NumberField
            key={`${line.kind} ${field}`}
            label={
              line.subject.service === 'label' && line.kind === 'perOrder'
                ? t('fees.pricePerLabel')
                : t(`fees.amounts.${line.kind}.${field}` as 'fees.amounts.perOrder.cents')
            }
            kind={kind}
            required={!isOptional}
            value={line[field]}
            error={errorOf(`charge.${field}`)}
            onChange={(value) => onChange({ ...line, [field]: value })}
          />
        ))}
      </div>
      {line.kind === 'tiered' && <TierFields line={line} onChange={onChange} errorOf={errorOf} />}
      {lineError && (
        <p className={styles['wrong']} role="alert">
          {lineError}
        </p>
      )}
    </div>
  );
};

const TierFields = ({ line, onChange, errorOf }: Pick<Props, 'line' | 'onChange' | 'errorOf'>) => {
  const { t } = useTranslation();
  const { tiers } = line;
  const change = (index: number, part: object) => onChange({ ...line, tiers: tiers.map((tier, at) => (at === index ? { ...tier, ...part } : tier)) });
  const last = tiers.at(-1)?.from;
  return (
    <div className={styles['tiers']}>
      {tiers.map((tier, index) => (
        <div key={index} className={styles['tier']}>
          <NumberField
            label={t('fees.tierFrom')}
            required
            kind={wholeKind({ min: 1, max: MAX_UNITS })}
            value={tier.from}
            error={errorOf(`charge.tiers.${index}.from`)}
            onChange={(from) => change(index, { from })}
          />
          <NumberField
            label={t('fees.amounts.perItem.cents')}
            required
            kind={price}
            value={tier.cents}
            error={errorOf(`charge.tiers.${index}.cents`)}
            onChange={(cents) => change(index, { cents })}
          />
          <IconButton
            icon={Trash2}
            label={t('fees.removeTier', { number: index + 1 })}
            disabled={tiers.length === 1}
            onClick={() => onChange({ ...line, tiers: tiers.filter((_, at) => at !== index) })}
          />
        </div>
      ))}
      {errorOf('charge.tiers') && (
        <p className={styles['wrong']} role="alert">
          {errorOf('charge.tiers')}
        </p>
      )}
      <div>
        <Button
          size="small"
          icon={<Plus size={13} aria-hidden />}
          disabled={tiers.length >= MAX_TIERS}
          onClick={() => onChange({ ...line, tiers: [...tiers, { from: typeof last === 'number' ? last + 1 : null, cents: null }] })}
        >
          {t('fees.addTier')}
        </Button>
      </div>
    </div>
  );
};
