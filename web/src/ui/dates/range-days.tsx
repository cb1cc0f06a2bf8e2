import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '#contracts/kernel/lists/date-range.ts';
import { Field } from '../form/field.tsx';
import { formatDay } from '../text/formats.ts';
import styles from './dates.module.css';
import { DayInput } from './day-input.tsx';
import { ownKeys } from './own-keys.ts';

export interface RangeProps {
  /** `YYYY-MM-DD`, days of the viewer's zone. */
  first: string | undefined;
  last: string | undefined;
  onChange: (first: string | undefined, last: string | undefined) => void;
}

/** From one day through another. An end that would lie before the other takes it along. */
export default function RangeDays({ first, last, onChange }: RangeProps) {
  const { t } = useTranslation();
  const [today] = useState(() => formatDay(Date.now()));
  const usual = [
    { label: t('ui.today'), from: today, to: today },
    { label: t('ui.yesterday'), from: addDays(today, -1), to: addDays(today, -1) },
    ...[7, 30].map((n) => ({ label: t('ui.lastDays', { n }), from: addDays(today, 1 - n), to: today })),
  ];
  return (
    <div className={styles['range']} onKeyDown={ownKeys}>
      <Field label={t('ui.from')}>
        {(controlProps) => (
          <DayInput controlProps={controlProps} value={first} onChange={(from) => onChange(from, from && last && from > last ? from : last)} />
        )}
      </Field>
      <Field label={t('ui.to')}>
        {(controlProps) => (
          <DayInput controlProps={controlProps} value={last} onChange={(to) => onChange(to && first && to < first ? to : first, to)} />
        )}
      </Field>
      <div className={styles['usual']}>
        {usual.map(({ label, from, to }) => (
          <Button key={label} size="small" onClick={() => onChange(from, to)}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
