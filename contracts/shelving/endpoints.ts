import { changeShelfEndpoint } from './change-shelf.ts';
import { createShelfEndpoint } from './create-shelf.ts';
import { createShelvesEndpoint } from './create-shelves.ts';
import { moveItemsEndpoint } from './move-items.ts';
import { removeShelfEndpoint } from './remove-shelf.ts';
import { shelveItemEndpoint } from './shelve-item.ts';
import { undoShelvingEndpoint } from './undo-shelving.ts';

export const shelvingEndpoints = [
  shelveItemEndpoint,
  undoShelvingEndpoint,
  moveItemsEndpoint,
  createShelfEndpoint,
  createShelvesEndpoint,
  changeShelfEndpoint,
  removeShelfEndpoint,
];
