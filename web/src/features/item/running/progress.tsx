import { useTranslation } from 'react-i18next';
import { ProgressBar } from '#web/ui/progress/progress-bar.tsx';
import styles from './running-panel.module.css';

interface Props {
  done: number;
  of: number;
  /** Packed, once all are picked. */
  packed: boolean;
}

export const Progress = ({ done, of, packed }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={styles['progress']}>
      <ProgressBar done={done} of={of} text={t(packed ? 'item.packed' : 'item.picked', { done, of })} />
    </div>
  );
};
