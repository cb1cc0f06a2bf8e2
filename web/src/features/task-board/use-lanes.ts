import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardCard, TaskBoard } from '#contracts/tasks/task-board-queries.ts';
import type { Lane } from '#web/ui/board/lane.ts';

type Stage = BoardCard['stage'];

interface Drops {
  assign: (cards: readonly BoardCard[]) => void;
  takeBack: (cards: readonly BoardCard[]) => void;
}

/** The stages as lanes: dropped on "assigned", cards are to be given to someone; on "pending", they are taken back. */
export const useLanes = (board: TaskBoard | undefined, mayMove: boolean, { assign, takeBack }: Drops): readonly Lane<BoardCard>[] => {
  const { t } = useTranslation();
  return useMemo(() => {
    const drops: Partial<Record<Stage, Lane<BoardCard>['drop']>> = mayMove ? { assigned: assign, pending: takeBack } : {};
    return (board?.columns ?? []).map(({ stage, orders, items, cards }) => ({
      key: stage,
      title: t(`taskBoard.stages.${stage}`),
      count: orders,
      note: stage === 'out' ? t('taskBoard.today') : t('taskBoard.items', { count: items }),
      cards,
      foot: cards.length === 0 || stage === 'partial' ? t(`taskBoard.empty.${stage}`) : undefined,
      done: stage === 'out',
      drop: drops[stage],
    }));
  }, [board, mayMove, assign, takeBack, t]);
};
