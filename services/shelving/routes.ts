import type { CommandRoute } from '#kernel/commands/command-route.ts';
import { changeShelfRoute } from './change-shelf.ts';
import { createShelfRoute } from './create-shelf.ts';
import { createShelvesRoute } from './create-shelves.ts';
import { moveItemsRoute } from './move-items.ts';
import { removeShelfRoute } from './remove-shelf.ts';
import { shelveItemRoute } from './shelve-item.ts';
import { undoShelvingRoute } from './undo-shelving.ts';

export const shelvingRoutes: CommandRoute[] = [
  shelveItemRoute,
  undoShelvingRoute,
  moveItemsRoute,
  createShelfRoute,
  createShelvesRoute,
  changeShelfRoute,
  removeShelfRoute,
];
