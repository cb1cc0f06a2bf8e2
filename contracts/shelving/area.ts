import { contract } from '../kernel/area.ts';
import { warehouseScope } from '../kernel/topic-scopes.ts';
import { changeShelfEndpoint } from './change-shelf.ts';
import { createShelfEndpoint } from './create-shelf.ts';
import { createShelvesEndpoint } from './create-shelves.ts';
import { listShelfItems } from './list-shelf-items.ts';
import { moveItemsEndpoint } from './move-items.ts';
import { removeShelfEndpoint } from './remove-shelf.ts';
import { listShelfNames, listShelves, suggestShelves } from './shelf-queries.ts';
import { shelveItemEndpoint } from './shelve-item.ts';
import { shelvesTopic } from './shelves-topic.ts';
import { shelvingRejections } from './shelving-rejections.ts';
import { undoShelvingEndpoint } from './undo-shelving.ts';

export const shelvingContract = contract({
  endpoints: [
    shelveItemEndpoint,
    undoShelvingEndpoint,
    moveItemsEndpoint,
    createShelfEndpoint,
    createShelvesEndpoint,
    changeShelfEndpoint,
    removeShelfEndpoint,
    listShelfNames,
    listShelves,
    suggestShelves,
    listShelfItems,
  ],
  rejections: shelvingRejections,
  topics: [
    {
      kind: 'shelves',
      access: listShelves.access,
      scope: warehouseScope,
      of: { shelf: (_, { warehouseId }) => (warehouseId ? [shelvesTopic(warehouseId)] : []) },
    },
  ],
});
