import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardCard } from '#contracts/tasks/task-board-queries.ts';
import type { LinkedRow } from '#web/core/links/orders/opened-order.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { useMayOpen } from '#web/core/routes/permitted-pages.ts';
import type { BoardAction } from '#web/ui/board/lane.ts';

export const assignable = (cards: readonly BoardCard[]) => cards.filter(({ actions }) => actions.includes('assign'));
/** A batch goes back whole or not at all. */
export const returnable = (cards: readonly BoardCard[]) => cards.filter(({ actions, stage }) => stage === 'assigned' && actions.includes('unassign'));

/** One order has a page; a batch is none. */
const showable = (cards: readonly BoardCard[]) => cards.filter(({ kind, type }) => kind === 'order' && type !== null && cards.length === 1);

interface Runs {
  assign: (cards: readonly BoardCard[]) => void;
  takeBack: (cards: readonly BoardCard[]) => void;
  show: (order: LinkedRow) => void;
}

/** What the server lets a supervisor do with cards, by letter; anybody looks at one. */
export const useBoardActions = ({ assign, takeBack, show }: Runs): readonly BoardAction<BoardCard>[] => {
  const { t } = useTranslation();
  const mayShow = useMayOpen()(warehousePaths.order);
  return useMemo(
    () => [
      {
        key: 'a',
        keyLabel: t('taskBoard.assign'),
        label: ({ length }) => t('taskBoard.assignCount', { count: length }),
        allowed: assignable,
        run: assign,
      },
      {
        key: 'u',
        keyLabel: t('taskBoard.takeBack'),
        label: ({ length }) => t('taskBoard.takeBackCount', { count: length }),
        allowed: returnable,
        run: takeBack,
      },
      {
        key: 'o',
        keyLabel: t('taskBoard.orderPage'),
        label: () => t('taskBoard.orderPage'),
        allowed: (cards) => (mayShow ? showable(cards) : []),
        run: ([card]) => show({ type: card!.type!, oddNo: card!.id }),
      },
    ],
    [assign, takeBack, show, mayShow, t],
  );
};
