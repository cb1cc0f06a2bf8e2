import { useTranslation } from 'react-i18next';
import { shortOddNo } from '#contracts/outbound/odd-no.ts';
import type { BoardCard } from '#contracts/tasks/task-board-queries.ts';
import { formatHour } from '#web/ui/text/formats.ts';
import styles from './cards.module.css';

/** What left today, in two lines. */
export const OutRow = ({ card: { id, items, outTime, logNo } }: { card: BoardCard }) => {
  const { t } = useTranslation();
  return (
    <span className={styles['out']}>
      <strong>{shortOddNo(id)}</strong>
      <span className={styles['quiet']}>{t('taskBoard.items', { count: items })}</span>
      <time className={styles['quiet']} dateTime={outTime ?? undefined}>
        {outTime && formatHour(outTime)}
      </time>
      <span className={styles['tracking']}>{logNo}</span>
    </span>
  );
};
