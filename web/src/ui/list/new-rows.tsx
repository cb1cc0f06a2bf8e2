import { ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './list-page.module.css';

/** What came while the list was held, let in by a press. */
export const NewRows = ({ count, letIn }: { count: number; letIn: () => void }) => {
  const { t } = useTranslation();
  return (
    count > 0 && (
      <button type="button" className={styles['waiting']} onClick={letIn}>
        <ArrowUp size={13} strokeWidth={2.2} aria-hidden />
        {t('ui.newRows', { count })}
      </button>
    )
  );
};
