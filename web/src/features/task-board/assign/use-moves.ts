import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { assignOrdersEndpoint, unassignOrdersEndpoint } from '#contracts/outbound/order-commands.ts';
import { getTaskBoard, type BoardCard, type TaskBoard } from '#contracts/tasks/task-board-queries.ts';
import { isApiError } from '#web/api/api-error.ts';
import { useCommand } from '#web/api/use-command.ts';
import { invalidateReads } from '#web/api/use-read.ts';
import { showError } from '#web/core/toasts/toasts.ts';
import { moved, type Move } from './moved.ts';
import { namedCards } from './named-cards.ts';

const boards = { queryKey: ['read', getTaskBoard.name] };

/**
 * Hands cards on. Those on their way are laid over every board that comes in until the server has answered: a board that others change meanwhile does not
 * take them back. When it refuses, they are where they were, and the reason is told.
 */
export const useMoves = () => {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const assign = useCommand(assignOrdersEndpoint, { quiet: true });
  const takeBack = useCommand(unassignOrdersEndpoint, { quiet: true });
  const [onTheirWay, setOnTheirWay] = useState<readonly Move[]>([]);
  const [last, setLast] = useState<string>();

  const move = async (cards: readonly BoardCard[], to: Move['to']): Promise<void> => {
    const oddNos = cards.flatMap((card) => card.oddNos);
    const number = namedCards(cards, t);
    const one: Move = { ids: cards.map(({ id }) => id), to };
    setOnTheirWay((before) => [...before, one]);
    try {
      await (to ? assign.mutateAsync({ oddNos, operatorId: to.id }) : takeBack.mutateAsync({ oddNos }));
      // An answer from before the move must not come after it.
      await queries.cancelQueries(boards);
      queries.setQueriesData<TaskBoard>(boards, (board) => board && moved(board, one));
      setLast(to ? t('taskBoard.assigned', { number, name: to.name }) : t('taskBoard.takenBack', { number }));
    } catch (failure) {
      const reason = (isApiError(failure) && failure.message) || t('app.offline');
      showError(t('taskBoard.rolledBack', { number }), reason);
      setLast(`${t('taskBoard.rolledBack', { number })}: ${reason}`);
    } finally {
      setOnTheirWay((before) => before.filter((each) => each !== one));
      void invalidateReads(getTaskBoard);
    }
  };

  return { move, onTheirWay, last };
};
