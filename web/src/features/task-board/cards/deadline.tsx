import { Clock } from 'lucide-react';
import type { BoardCard } from '#contracts/tasks/task-board-queries.ts';
import { useDeadline } from '#web/shared/order/use-deadline.ts';
import styles from './cards.module.css';

export const Deadline = ({ card, now }: { card: BoardCard; now: number }) => {
  const { urgency, ...said } = useDeadline(card, now);
  const text = [said.carrier, said.text].filter(Boolean).join('\u00a0');
  // The place stays: who has the card stands at its end.
  return (
    <span className={styles['deadline']} data-urgency={urgency}>
      {text !== '' && <Clock size={13} aria-hidden />}
      {text}
    </span>
  );
};
