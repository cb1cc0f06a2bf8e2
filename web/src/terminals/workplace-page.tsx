import { useLocation, useSearchParams } from 'react-router-dom';
import { withQuery } from '../core/links/with-query.ts';
import { TaskBoard } from '../features/task-board/task-board.tsx';
import { WaitingStrip } from '../features/warehouse-home/waiting-strip.tsx';
import { WaitingTiles } from '../features/warehouse-home/waiting-tiles.tsx';
import { useHandheld } from '../ui/use-handheld.ts';

/** What waits today over the live board (R2.22, R2.24). In a hand the work comes first, and the board is a tile of its own. */
export default function WorkplacePage() {
  const handheld = useHandheld();
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  if (handheld && !parameters.has('board')) return <WaitingTiles board={withQuery(pathname, { board: 1 })} />;
  return <TaskBoard above={!handheld && <WaitingStrip />} />;
}
