import { area } from '#kernel/area.ts';
import { changeShelfRoute } from './change-shelf.ts';
import { createShelfRoute } from './create-shelf.ts';
import { createShelvesRoute } from './create-shelves.ts';
import { moveItemsRoute } from './move-items.ts';
import { moveShelfRoute, type OneIdsOnShelf } from './move-shelf.ts';
import { removeShelfRoute } from './remove-shelf.ts';
import { shelveItemRoute } from './shelve-item.ts';
import { undoShelvingRoute } from './undo-shelving.ts';

interface Needs {
  /** As it is written: a replica may not know of the last shelf change. */
  asWritten: { oneIdsOnShelf: OneIdsOnShelf };
}

export const shelvingArea = area({
  commands: [shelveItemRoute, undoShelvingRoute, moveItemsRoute, createShelfRoute, createShelvesRoute, changeShelfRoute, removeShelfRoute],
  wiredCommands: ({ asWritten }: Needs) => [moveShelfRoute(asWritten.oneIdsOnShelf)],
});
