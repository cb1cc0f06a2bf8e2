import { saleStatuses, type SaleStatus } from '#contracts/sales/sale-states.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import styles from './sales.module.css';

export const SaleStatusTag = ({ status }: { status: SaleStatus }) => {
  const words = useWords();
  return <StatusTag tone={saleStatuses[status].tone}>{words(saleStatuses[status])}</StatusTag>;
};

/** Beside the status, what it means (R4.31). */
export const SaleStatusMeaning = ({ status }: { status: SaleStatus }) => {
  const words = useWords();
  return <span className={styles['meaning']}>{words(saleStatuses[status].meaning)}</span>;
};
