import { Key } from './key.tsx';
import styles from './keys.module.css';

export interface KeyHint {
  keys: readonly string[];
  label: string;
}

/** The few keys that matter on a page, in its footer. */
export const KeyHints = ({ hints }: { hints: readonly KeyHint[] }) => (
  <div className={styles['hints']}>
    {hints.map(({ keys, label }) => (
      <span key={label} className={styles['hint']}>
        {keys.map((key) => (
          <Key key={key}>{key}</Key>
        ))}
        {label}
      </span>
    ))}
  </div>
);
