import type { ReactNode } from 'react';
import { DotSeparated } from '../text/dot-separated.tsx';
import styles from './page.module.css';

interface Props {
  title: ReactNode;
  /** The status, right after the title. */
  tag?: ReactNode;
  /** Who, since when: shown in one line, parted by dots. */
  meta?: readonly ReactNode[];
  /** Beside the title, quieter. */
  aside?: ReactNode;
  /** The next action is the only solid button; it stands last. */
  actions?: ReactNode;
}

export const PageHeader = ({ title, tag, meta, aside, actions }: Props) => (
  <header className={styles['header']}>
    <div className={styles['lead']}>
      <div className={styles['titleRow']}>
        <h1 className={styles['title']}>{title}</h1>
        {tag}
        {aside && <span className={styles['aside']}>{aside}</span>}
      </div>
      {meta && <DotSeparated parts={meta} className={styles['meta']} />}
    </div>
    {actions && <div className={styles['actions']}>{actions}</div>}
  </header>
);
