import type { ReactNode } from 'react';
import { DotSeparated } from '../text/dot-separated.tsx';
import styles from './drawer-content.module.css';

interface ContentProps {
  /** It could not be renewed. */
  old?: boolean;
  /** Another one is on its way, and nothing can be done with this. */
  waits?: boolean;
  children: ReactNode;
}

/** What a drawer shows under its bar. */
export const DrawerContent = ({ old = false, waits = false, children }: ContentProps) => (
  <div className={styles['content']} data-old={old} inert={waits} aria-busy={waits}>
    {children}
  </div>
);

interface HeaderProps {
  before?: ReactNode;
  /** Its number or name, and its status. */
  title: ReactNode;
  meta: readonly ReactNode[];
  actions: ReactNode;
  after?: ReactNode;
}

export const DrawerHeader = ({ before, title, meta, actions, after }: HeaderProps) => (
  <header className={styles['header']}>
    {before}
    <div className={styles['lead']}>
      <div className={styles['title']}>{title}</div>
      <DotSeparated className={styles['meta']} parts={meta} />
      <div className={styles['actions']}>{actions}</div>
    </div>
    {after}
  </header>
);

interface PanesProps {
  side: ReactNode;
  /** In reach of the keyboard, which scrolls it: where nothing inside always is. */
  focusable?: boolean;
  children: ReactNode;
}

/** What it is about, and a narrow column beside it; one above the other on a handheld. */
export const DrawerPanes = ({ side, focusable = false, children }: PanesProps) => (
  <div className={styles['panes']} tabIndex={focusable ? 0 : undefined}>
    <div>{children}</div>
    <div className={styles['side']}>{side}</div>
  </div>
);
