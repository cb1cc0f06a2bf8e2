import { Clock } from 'lucide-react';
import type { BoardCard } from '#contracts/tasks/task-board-queries.ts';
import { useDeadline } from '../../../shared/order/use-deadline.ts';
import styles from './cards.module.css';

export const Deadline = ({ card, now }: { card: BoardCard; now: number }) => {
  const { urgency, text, carrier } = useDeadline(card, now);
  return (
    <span className={styles['deadline']} data-urgency={urgency}>
      <Clock size={13} aria-hidden />
      {[carrier, text].filter(Boolean).join('\u00a0')}
    </span>
  );
};
