import { useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardCard } from '#contracts/tasks/task-board-queries.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { useLiveState } from '#web/live/live-context.tsx';
import { useOpenOrder } from '#web/core/links/orders/use-open-order.ts';
import AssignPanel from '#web/shared/assign/assign-panel.tsx';
import { Board } from '#web/ui/board/board.tsx';
import { useKeys } from '#web/ui/keys/use-keys.ts';
import { useListState } from '#web/core/list/use-list-state.ts';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { namedCards } from './assign/named-cards.ts';
import { useMoves } from './assign/use-moves.ts';
import { BoardCounters } from './board-counters.tsx';
import { boardFilter } from './board-filter.ts';
import { BoardFooter } from './board-footer.tsx';
import { BoardHeader } from './board-header.tsx';
import { BoardSkeleton } from './board-skeleton.tsx';
import { OrderCard } from './cards/order-card.tsx';
import { OutRow } from './cards/out-row.tsx';
import { assignable, returnable, useBoardActions } from './use-board-actions.ts';
import { useBoardFilters } from './use-board-filters.ts';
import { useLanes } from './use-lanes.ts';
import { useOpenCard } from './use-open-card.ts';
import { useTaskBoard } from './use-task-board.ts';
import { WallBoard } from './wall/wall-board.tsx';

const keyOf = ({ id }: BoardCard): string => id;
const versionOf = ({ version }: BoardCard): number => version;

/** The outbound floor, live: supervisors assign, everyone sees what is late. `above` stands over it. */
export const TaskBoard = ({ above }: { above?: ReactNode }) => {
  const { t } = useTranslation();
  const { warehouse } = useUser();
  const state = useListState();
  const offline = useLiveState() === 'offline';
  const wall = state.filters['wall'] !== undefined;
  const [assigning, setAssigning] = useState<readonly BoardCard[]>([]);
  const { move, onTheirWay, last } = useMoves();
  const { read, board } = useTaskBoard(warehouse?.id, boardFilter(state), onTheirWay);
  const filters = useBoardFilters(board?.choices);
  const open = useOpenCard();

  const assign = useCallback((cards: readonly BoardCard[]) => setAssigning(assignable(cards)), []);
  const takeBack = (cards: readonly BoardCard[]): void => {
    const back = returnable(cards);
    if (back.length > 0) void move(back, null);
  };
  const runs = { assign, takeBack };
  const acts = useBoardActions({ ...runs, show: useOpenOrder() });
  const mayMove = board?.columns.some(({ cards }) => assignable(cards).length > 0) ?? false;
  const lanes = useLanes(board, mayMove, runs);
  const showWall = (shown: boolean): void => state.change({ filters: { wall: shown ? '1' : undefined } });
  useKeys(wall ? [] : [{ keys: 'f', label: t('taskBoard.wall'), run: () => showWall(true) }]);

  if (wall && board && warehouse)
    return <WallBoard board={board} warehouse={warehouse} asOf={read.dataUpdatedAt} failed={read.isError} onLeave={() => showWall(false)} />;

  return (
    <>
      {above}
      <BoardHeader state={state} filters={filters} onShowWall={() => showWall(true)} />
      <ReadStates read={read} skeleton={<BoardSkeleton />} offline={offline}>
        {() =>
          board && (
            <>
              <BoardCounters counters={board.counters} />
              <Board
                lanes={lanes}
                keyOf={keyOf}
                versionOf={versionOf}
                card={(card) => (card.stage === 'out' ? <OutRow card={card} /> : <OrderCard card={card} />)}
                lookOf={(card) => ({ tone: card.late ? 'late' : undefined, draggable: assignable([card]).length > 0 })}
                acts={acts}
                open={open}
                settled={`${state.address} ${onTheirWay.length}`}
                dimmed={read.isError || read.isPlaceholderData || offline}
              />
            </>
          )
        }
      </ReadStates>
      <BoardFooter mayMove={mayMove} last={last} />
      {assigning.length > 0 && warehouse && (
        <AssignPanel
          what={namedCards(assigning, t)}
          card={assigning[0]!}
          warehouseId={warehouse.id}
          onClose={() => setAssigning([])}
          onAssign={(operator) => {
            void move(assigning, operator);
            setAssigning([]);
          }}
        />
      )}
    </>
  );
};
