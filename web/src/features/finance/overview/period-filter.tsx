import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { RangeChip } from '#web/ui/list/filters/range-chip.tsx';
import { presets, type Period, type Preset } from './period.ts';

interface Props {
  period: Period;
  onChange: (parameters: { period?: Preset; from?: string; to?: string }) => void;
}

export const PeriodFilter = ({ period: { from, to, preset }, onChange }: Props) => {
  const { t } = useTranslation();
  return (
    <>
      <Segmented<Preset | ''>
        aria-label={t('finance.period')}
        value={preset ?? ''}
        options={presets.map((value) => ({ value, label: t(`finance.${value}`) }))}
        onChange={(value) => value && onChange({ period: value })}
      />
      <RangeChip
        label={preset ? `${from} – ${to}` : t('finance.period')}
        first={from}
        last={to}
        isChosen={!preset}
        onChange={(first, last) => onChange(first || last ? { from: first ?? from, to: last ?? to } : {})}
      />
    </>
  );
};
