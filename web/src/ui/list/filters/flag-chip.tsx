import styles from './filters.module.css';

interface Props {
  label: string;
  value: string | undefined;
  change: (value: string | undefined) => void;
}

/** On or off. */
export const FlagChip = ({ label, value, change }: Props) => (
  <span className={styles['chip']} data-set={value === 'true'}>
    <button
      type="button"
      className={styles['chipOpen']}
      aria-pressed={value === 'true'}
      onClick={() => change(value === 'true' ? undefined : 'true')}
    >
      {label}
    </button>
  </span>
);
