import styles from './table.module.css';

interface Props {
  checked: boolean;
  partly?: boolean;
  label: string;
  /** `through`: Shift was held. */
  change: (through: boolean) => void;
}

export const TickBox = ({ checked, partly = false, label, change }: Props) => (
  <label className={styles['tickArea']}>
    <input
      type="checkbox"
      className={styles['tickBox']}
      checked={checked}
      ref={(box) => {
        if (box) box.indeterminate = partly;
      }}
      aria-label={label}
      onChange={({ nativeEvent }) => change(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  </label>
);
