import { TriangleAlert, Truck } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Warehouse } from '#contracts/reference/reference-queries.ts';
import type { BoardCard, TaskBoard } from '#contracts/tasks/task-board-queries.ts';
import { urgencyOf } from '#web/shared/order/use-deadline.ts';
import { Wall } from '#web/ui/board/wall.tsx';
import type { WallLaneOf } from '#web/ui/board/wall-lane.tsx';
import { elapsed } from '#web/ui/text/elapsed.ts';
import { formatHour } from '#web/ui/text/formats.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { WallCard } from './wall-card.tsx';
import styles from './wall-board.module.css';

interface Props {
  board: TaskBoard;
  warehouse: Warehouse;
  asOf: number;
  failed: boolean;
  onLeave: () => void;
}

const tones = { pending: 'cancelled', assigned: 'accent', picking: 'accent', packed: 'done', partial: 'waiting', out: 'done' } as const;

/** The floor on a large screen. */
export const WallBoard = ({ board, warehouse, asOf, failed, onLeave }: Props) => {
  const { t } = useTranslation();
  const lanes = useMemo(
    (): WallLaneOf<BoardCard>[] =>
      board.columns.map(({ stage, orders, cards }) => ({
        key: stage,
        title: stage === 'out' ? t('taskBoard.wallOut', { total: board.counters.dueToday }) : t(`taskBoard.stages.${stage}`),
        count: orders,
        tone: tones[stage],
        cards,
        done: stage === 'out',
      })),
    [board, t],
  );
  return (
    <Wall
      title={warehouse.name}
      notices={<Notices counters={board.counters} />}
      lanes={lanes}
      asOf={asOf}
      failed={failed}
      onLeave={onLeave}
      keyOf={({ id }) => id}
      versionOf={({ version }) => version}
      card={(card) => <WallCard card={card} />}
      toneOf={wallTone}
    />
  );
};

const wallTone = (card: BoardCard): 'late' | 'near' | 'calm' => {
  if (card.stage === 'out') return 'calm';
  if (card.late) return 'late';
  const urgency = urgencyOf(card, Date.now());
  return urgency === 'short' ? 'near' : urgency;
};

const Notices = ({ counters: { late, nextCutOff } }: Pick<TaskBoard, 'counters'>) => {
  const { t } = useTranslation();
  const now = useNow();
  return (
    <>
      {late > 0 && (
        <p className={styles['notice']} data-late="true">
          <TriangleAlert aria-hidden />
          <strong>{late}</strong> {t('taskBoard.wallLate')}
        </p>
      )}
      {nextCutOff && (
        <p className={styles['notice']}>
          <Truck aria-hidden />
          {[nextCutOff.carrier, formatHour(nextCutOff.gmtDue)].filter(Boolean).join('\u00a0')}
          <time className={styles['left']}>{elapsed(Date.parse(nextCutOff.gmtDue) - now).clock}</time>
          <small>{t('taskBoard.toGo', { count: nextCutOff.orders })}</small>
        </p>
      )}
    </>
  );
};
