import { ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from '../list-page.module.css';

/** What came or changed its place while the rows were frozen, applied by a press. */
export const NewRows = ({ count, isReordered, onApply }: { count: number; isReordered: boolean; onApply: () => void }) => {
  const { t } = useTranslation();
  return (
    (count > 0 || isReordered) && (
      <button type="button" className={styles['waiting']} onClick={onApply}>
        <ArrowUp size={13} strokeWidth={2.2} aria-hidden />
        {count > 0 ? t('ui.newRows', { count }) : t('ui.rowsMoved')}
      </button>
    )
  );
};
