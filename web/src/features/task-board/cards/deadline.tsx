import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BoardCard } from '#contracts/tasks/task-board-queries.ts';
import { formatDuration } from '../../../ui/text/duration.ts';
import { formatHour } from '../../../ui/text/formats.ts';
import styles from './cards.module.css';

/** Milliseconds before the deadline from which a card says how long is left. */
const soon = 30 * 60_000;

export type Urgency = 'short' | 'late' | 'near' | 'calm';

export const urgencyOf = ({ short, stage, gmtDue }: Pick<BoardCard, 'short' | 'stage' | 'gmtDue'>, now: number): Urgency => {
  if (short > 0) return 'short';
  const left = gmtDue === null || stage === 'out' ? undefined : Date.parse(gmtDue) - now;
  if (left === undefined || left >= soon) return 'calm';
  return left < 0 ? 'late' : 'near';
};

/** What presses most: missing items, the time past or left, otherwise the cut-off and its carrier. */
export const useDeadline = (card: BoardCard, now: number): { urgency: Urgency; text: string; carrier?: string } => {
  const { t } = useTranslation();
  const urgency = urgencyOf(card, now);
  const left = Date.parse(card.gmtDue ?? '') - now;
  switch (urgency) {
    case 'short':
      return { urgency, text: t('taskBoard.short', { count: card.short }) };
    case 'late':
      return { urgency, text: t('taskBoard.lateBy', { span: formatDuration(-left, t) }) };
    case 'near':
      return { urgency, text: t('taskBoard.left', { span: formatDuration(left, t) }) };
    case 'calm':
      return { urgency, text: card.gmtDue ? formatHour(card.gmtDue) : '', ...(card.carrier !== null && { carrier: card.carrier }) };
  }
};

export const Deadline = ({ card, now }: { card: BoardCard; now: number }) => {
  const { urgency, text, carrier } = useDeadline(card, now);
  return (
    <span className={styles['deadline']} data-urgency={urgency}>
      <Clock size={13} aria-hidden />
      {[carrier, text].filter(Boolean).join('\u00a0')}
    </span>
  );
};
