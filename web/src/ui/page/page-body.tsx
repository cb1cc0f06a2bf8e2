import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './page.module.css';

interface Props {
  children: ReactNode;
  /** Beside the body, on a sunken ground: history, totals. */
  side?: ReactNode;
}

/** What scrolls on a page. A kept-alive page comes back where it was left. */
export const PageBody = ({ children, side }: Props) => (
  <div className={styles['columns']}>
    <KeptScroll className={styles['body']}>{children}</KeptScroll>
    {side && <KeptScroll className={styles['side']}>{side}</KeptScroll>}
  </div>
);

export const KeptScroll = ({ children, className }: { children: ReactNode; className?: string | undefined }) => {
  const box = useRef<HTMLDivElement>(null);
  const top = useRef(0);
  useLayoutEffect(() => {
    // At the top it is anyway; to say so would lay out the page before it is painted.
    if (box.current && top.current > 0) box.current.scrollTop = top.current;
  }, []);
  // In reach of the keyboard, which scrolls it also where nothing inside can be focused.
  return (
    <div ref={box} className={className} tabIndex={0} onScroll={(event) => (top.current = event.currentTarget.scrollTop)}>
      {children}
    </div>
  );
};
