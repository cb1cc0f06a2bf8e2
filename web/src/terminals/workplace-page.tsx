import { useLocation, useSearchParams } from 'react-router-dom';
import { withQuery } from '../core/links/with-query.ts';
import { readBoardAhead } from '../features/task-board/read-board-ahead.ts';
import { TaskBoard } from '../features/task-board/task-board.tsx';
import { readWaitingAhead } from '../features/warehouse-home/use-workplace.ts';
import { WaitingStrip } from '../features/warehouse-home/waiting-strip.tsx';
import { WaitingTiles } from '../features/warehouse-home/waiting-tiles.tsx';
import { isHandheld, useHandheld } from '../ui/use-handheld.ts';

/** In a hand the board is a page of its own. */
const boardParameter = 'board';

export const readAhead = (path: string, address: string): void => {
  readWaitingAhead(address);
  if (!isHandheld() || new URLSearchParams(address.split('?')[1]).has(boardParameter)) readBoardAhead(path, address);
};

/** What waits today over the live board (R2.22, R2.24). In a hand the work comes first, and the board is a tile of its own. */
export default function WorkplacePage() {
  const handheld = useHandheld();
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  if (handheld && !parameters.has(boardParameter)) return <WaitingTiles board={withQuery(pathname, { [boardParameter]: 1 })} />;
  return <TaskBoard above={!handheld && <WaitingStrip />} />;
}
