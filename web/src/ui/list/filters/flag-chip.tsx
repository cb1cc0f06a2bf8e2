import styles from './filters.module.css';

interface Props {
  label: string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** On or off. */
export const FlagChip = ({ label, value, onChange }: Props) => (
  <span className={styles['chip']} data-set={value === 'true'}>
    <button
      type="button"
      className={styles['chipOpen']}
      aria-pressed={value === 'true'}
      onClick={() => onChange(value === 'true' ? undefined : 'true')}
    >
      {label}
    </button>
  </span>
);
