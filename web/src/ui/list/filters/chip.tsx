import { ChevronDown, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './filters.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'value'> {
  label: string;
  /** In words; without one the filter is not set. */
  value: string | undefined;
  onClear: () => void;
}

/** A filter at rest: its name, and once set its value with a way to take it off. antd's popovers put their handlers on it. */
export const Chip = ({ label, value, onClear, ...trigger }: Props) => {
  const { t } = useTranslation();
  return (
    <span className={styles['chip']} data-set={value !== undefined}>
      <button type="button" {...trigger} className={styles['chipOpen']}>
        {label}
        {value === undefined ? <ChevronDown size={14} strokeWidth={1.7} aria-hidden /> : <strong>{value}</strong>}
      </button>
      {value !== undefined && (
        <button type="button" className={styles['chipClear']} aria-label={`${t('ui.clearFilters')}: ${label}`} onClick={onClear}>
          <X size={14} strokeWidth={1.8} aria-hidden />
        </button>
      )}
    </span>
  );
};
