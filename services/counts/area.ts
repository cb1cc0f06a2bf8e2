import { area } from '#kernel/area.ts';
import { shortPickCounts } from './count-after-short-pick.ts';
import { finishCountRoute, scanCountedRoute, settleMisplacedRoute, startCountRoute, undoCountedRoute, type OneIdsOnShelf } from './count-round.ts';
import { countNumbersMigration } from './migrations/1200-count-numbers.ts';
import { planCountsRoute } from './plan-counts.ts';
import { approveCountRoute, cancelCountRoute, sendCountBackRoute } from './review-count.ts';

interface Needs {
  /** As it is written: a replica may not know of the last shelf change. */
  asWritten: { oneIdsOnShelf: OneIdsOnShelf };
}

export const countsArea = area({
  commands: [
    planCountsRoute,
    scanCountedRoute,
    undoCountedRoute,
    settleMisplacedRoute,
    finishCountRoute,
    approveCountRoute,
    sendCountBackRoute,
    cancelCountRoute,
  ],
  wiredCommands: ({ asWritten }: Needs) => [startCountRoute(asWritten.oneIdsOnShelf)],
  processes: [shortPickCounts],
  migrations: [countNumbersMigration],
});
