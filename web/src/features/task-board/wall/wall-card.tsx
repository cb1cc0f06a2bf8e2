import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { shortOddNo } from '#contracts/outbound/odd-no.ts';
import type { BoardCard } from '#contracts/tasks/task-board-queries.ts';
import { Bar } from '#web/ui/progress/bar.tsx';
import { formatHour } from '#web/ui/text/formats.ts';
import { useDeadline } from '#web/shared/order/use-deadline.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { doneOf, placeOf, shareOf } from '../cards/progress-of.ts';
import styles from './wall-board.module.css';

/** In milliseconds. Past it, minutes say nothing at ten metres. */
const hour = 3_600_000;

/** What one reads of a card from across the hall: its number, who has it, what presses, where it lies. */
export const WallCard = ({ card }: { card: BoardCard }) => {
  const { t } = useTranslation();
  const now = useNow();
  const deadline = useDeadline(card, now);
  const hoursLate = deadline.urgency === 'late' ? Math.floor((now - Date.parse(card.gmtDue!)) / hour) : 0;
  if (card.stage === 'out')
    return (
      <span className={styles['out']}>
        <Check aria-hidden />
        <strong>{numberOf(card)}</strong>
        <time>{card.outTime && formatHour(card.outTime)}</time>
      </span>
    );
  return (
    <span className={styles['card']} data-urgency={card.late ? 'late' : deadline.urgency}>
      <span>
        <strong>{numberOf(card)}</strong>
        <span className={styles['who']} data-nobody={card.assignee === null}>
          {card.assignee ? firstName(card.assignee.name) : t('taskBoard.wallNobody')}
        </span>
      </span>
      <span>
        <span className={styles['deadline']}>
          {[hoursLate > 0 ? t('orders.pressing.late', { span: t('ui.hours', { n: hoursLate }) }) : deadline.text, deadline.carrier]
            .filter(Boolean)
            .map((part) => (
              <span key={part}>{part}</span>
            ))}
        </span>
        <b>{placeOf(card)}</b>
      </span>
      <span>
        <Bar share={shareOf(card)} className={styles['bar']} data-stage={card.stage} />
        <b>
          {doneOf(card)}/{card.items}
        </b>
      </span>
    </span>
  );
};

/** Leading zeros and the day of a batch say nothing at ten metres. */
const numberOf = ({ kind, id }: BoardCard): string => {
  const [first, ...rest] = id.split('-');
  return kind === 'batch' && rest.length > 0 ? `${first} ${rest.at(-1)}` : shortOddNo(id).replace(/^0+(?=\d)/, '');
};

const firstName = (name: string): string => (/\p{Script=Han}/u.test(name) ? name : name.split(' ')[0]!);
