import styles from './table.module.css';

interface Props {
  checked: boolean;
  partly?: boolean;
  label: string;
  /** `through`: Shift was held. */
  onChange: (through: boolean) => void;
}

export const TickBox = ({ checked, partly = false, label, onChange }: Props) => (
  <label className={styles['tickArea']}>
    <input
      type="checkbox"
      className={styles['tickBox']}
      checked={checked}
      ref={(box) => {
        if (box) box.indeterminate = partly;
      }}
      aria-label={label}
      onChange={({ nativeEvent }) => onChange(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  </label>
);
