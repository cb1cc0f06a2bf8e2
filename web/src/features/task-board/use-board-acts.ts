import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardCard } from '#contracts/tasks/task-board-queries.ts';
import type { BoardAct } from '../../ui/board/lane.ts';

export const assignable = (cards: readonly BoardCard[]) => cards.filter(({ actions }) => actions.includes('assign'));
/** A batch goes back whole or not at all. */
export const returnable = (cards: readonly BoardCard[]) => cards.filter(({ actions, stage }) => stage === 'assigned' && actions.includes('unassign'));

interface Runs {
  assign: (cards: readonly BoardCard[]) => void;
  takeBack: (cards: readonly BoardCard[]) => void;
}

/** What the server lets a supervisor do with cards, by letter. */
export const useBoardActs = ({ assign, takeBack }: Runs): readonly BoardAct<BoardCard>[] => {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        key: 'a',
        does: t('taskBoard.assign'),
        label: ({ length }) => t('taskBoard.assignCount', { count: length }),
        allowed: assignable,
        run: assign,
      },
      {
        key: 'u',
        does: t('taskBoard.takeBack'),
        label: ({ length }) => t('taskBoard.takeBackCount', { count: length }),
        allowed: returnable,
        run: takeBack,
      },
    ],
    [assign, takeBack, t],
  );
};
