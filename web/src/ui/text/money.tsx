import { formatMoney } from './formats.ts';
import styles from './text.module.css';

interface Props {
  /** Integer cents; nothing known is a dash. */
  cents: number | null | undefined;
  /** `credit` is green with a plus, `held` is grey. A debit is plain with a true minus. */
  kind?: 'plain' | 'credit' | 'held';
  signed?: boolean;
  unit?: string;
}

export const Money = ({ cents, kind = 'plain', signed = kind === 'credit', unit = '$' }: Props) => (
  <span className={styles['money']} data-kind={kind}>
    {cents === null || cents === undefined ? '–' : formatMoney(cents, { signed, unit })}
  </span>
);
