import { area } from '#kernel/area.ts';
import { changeShelfRoute } from './change-shelf.ts';
import { createShelfRoute } from './create-shelf.ts';
import { createShelvesRoute } from './create-shelves.ts';
import { moveItemsRoute } from './move-items.ts';
import { removeShelfRoute } from './remove-shelf.ts';
import { shelveItemRoute } from './shelve-item.ts';
import { undoShelvingRoute } from './undo-shelving.ts';

export const shelvingArea = area({
  commands: [shelveItemRoute, undoShelvingRoute, moveItemsRoute, createShelfRoute, createShelvesRoute, changeShelfRoute, removeShelfRoute],
});
