import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardCard, TaskBoard } from '#contracts/tasks/task-board-queries.ts';
import type { Lane } from '#web/ui/board/lane.ts';

type Stage = BoardCard['stage'];

type Column = TaskBoard['columns'][number];

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
      foot: footOf({ stage, orders, cards }, t),
      done: stage === 'out',
      drop: drops[stage],
    }));
  }, [board, mayMove, assign, takeBack, t]);
};

/** What leads here, or how many are not shown. */
const footOf = ({ stage, orders, cards }: Pick<Column, 'stage' | 'orders' | 'cards'>, t: TFunction): string | undefined => {
  const hidden = orders - cards.reduce((sum, card) => sum + card.orders, 0);
  if (hidden > 0) return t('taskBoard.more', { count: hidden });
  return cards.length === 0 || stage === 'partial' ? t(`taskBoard.empty.${stage}`) : undefined;
};
