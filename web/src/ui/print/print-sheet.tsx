import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './print-sheet.module.css';

interface Props {
  /** The dialog of the browser is closed. */
  onPrinted: () => void;
  children: ReactNode;
}

/** Pages for paper, or for the PDF that a browser prints into: on no screen, and black on white in both modes. */
export const PrintSheet = ({ onPrinted, children }: Props) => {
  const printed = useEffectEvent(onPrinted);
  useEffect(() => {
    const close = () => printed();
    window.addEventListener('afterprint', close, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', close);
  }, []);
  return createPortal(<div className={styles['sheet']}>{children}</div>, document.body);
};
