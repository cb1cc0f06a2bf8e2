import { contract } from '../kernel/area.ts';
import { warehouseScope } from '../kernel/topics/topic-scopes.ts';
import { changeShelfEndpoint, createShelfEndpoint, createShelvesEndpoint, removeShelfEndpoint } from './shelf-commands.ts';
import { listShelfItems, listShelfNames, listShelves, suggestShelves } from './shelf-queries.ts';
import { moveItemsEndpoint, moveShelfEndpoint, shelveItemEndpoint, undoShelvingEndpoint } from './shelving-commands.ts';
import { shelvesTopic } from './shelves-topic.ts';
import { shelvingRejections } from './shelving-rejections.ts';

export const shelvingContract = contract({
  endpoints: [
    shelveItemEndpoint,
    undoShelvingEndpoint,
    moveItemsEndpoint,
    moveShelfEndpoint,
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
