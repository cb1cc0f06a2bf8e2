import { Button } from 'antd';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OrderHistoryEntry } from '#contracts/outbound/order-rows.ts';
import { useOrderChangeWords } from '#web/shared/order/history/use-order-change-words.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';
import styles from '../review.module.css';

/** What the seller changed while the reviewer was looking. Nothing is decided on it before they say that they have seen it. */
export const EditedMeanwhile = ({ edits, onSeen }: { edits: readonly OrderHistoryEntry[]; onSeen: () => void }) => {
  const { t } = useTranslation();
  const changeWords = useOrderChangeWords();
  if (edits.length === 0) return null;
  return (
    <div className={styles['edited']} role="alert">
      <TriangleAlert size={16} strokeWidth={2} aria-hidden />
      <div>
        <strong>{t('audit.editedTitle')}</strong>
        {edits.map(({ id, operator, gmtCreate, changes }) => (
          <p key={id}>
            <span>{changes.map(changeWords).join(' · ')}</span>
            <small>
              {operator} <TimeText at={gmtCreate} />
            </small>
          </p>
        ))}
      </div>
      <Button onClick={onSeen}>{t('audit.editedSeen')}</Button>
    </div>
  );
};
