import { Popover } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from './chip.tsx';
import styles from './filters.module.css';

interface Props {
  label: string;
  /** `YYYY-MM-DD`, days of the viewer's zone. */
  first: string | undefined;
  last: string | undefined;
  change: (first: string | undefined, last: string | undefined) => void;
}

/** From one day through another; the browser's own date fields, so that they can be typed. */
export const RangeChip = ({ label, first, last, change }: Props) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const value = first || last ? `${first ?? '…'} – ${last ?? '…'}` : undefined;
  const days = (
    <div className={styles['days']}>
      <label>
        {t('ui.from')}
        <input type="date" value={first ?? ''} max={last} onChange={(event) => change(event.target.value || undefined, last)} />
      </label>
      <label>
        {t('ui.to')}
        <input type="date" value={last ?? ''} min={first} onChange={(event) => change(first, event.target.value || undefined)} />
      </label>
    </div>
  );
  return (
    <Popover open={open} onOpenChange={setOpen} trigger="click" placement="bottomLeft" arrow={false} content={days}>
      <Chip label={label} value={value} clear={() => change(undefined, undefined)} aria-expanded={open} />
    </Popover>
  );
};
