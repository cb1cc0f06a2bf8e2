import { ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './list-page.module.css';

/** What came or changed its place while the list was held, let in by a press. */
export const NewRows = ({ count, moved, letIn }: { count: number; moved: boolean; letIn: () => void }) => {
  const { t } = useTranslation();
  return (
    (count > 0 || moved) && (
      <button type="button" className={styles['waiting']} onClick={letIn}>
        <ArrowUp size={13} strokeWidth={2.2} aria-hidden />
        {count > 0 ? t('ui.newRows', { count }) : t('ui.rowsMoved')}
      </button>
    )
  );
};
