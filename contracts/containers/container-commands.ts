import { z } from 'zod';
import { reasonField } from '../item/item-fields.ts';
import { oneIdSchema } from '../item/one-id.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { count } from '../kernel/lists/query-rows.ts';
import { MAX_ONE_ID_LABELS } from '../labels/printed-labels.ts';
import { floorBases } from '../outbound/outbound-access.ts';
import { shelfIdField } from '../shelving/shelf-fields.ts';
import { containerActions, containerAdds, containerEdits } from './container-actions.ts';
import { containerKindNames, containerStateNames } from './container-events.ts';

/** As many labels as one call prints. */
export const MAX_CONTAINERS_AT_ONCE = MAX_ONE_ID_LABELS;
/** As many items as one transaction moves. */
export const MAX_CONTAINER_ITEMS = 200;

const oneContainer = z.strictObject({ containerId: oneIdSchema });
const answer = z.object({ containerId: z.string(), state: z.enum(containerStateNames), shelfName: z.string(), items: count });

export const createContainers = endpoint({
  name: 'createContainers',
  method: 'POST',
  path: '/containers',
  bases: floorBases,
  access: containerAdds,
  summary: 'Adds totes or boxes, each with a ONE ID of its own, standing on a shelf.',
  body: z.strictObject({ kind: z.enum(containerKindNames), shelfId: shelfIdField, quantity: z.number().int().min(1).max(MAX_CONTAINERS_AT_ONCE) }),
  data: z.object({ containerIds: z.array(z.string()) }),
  command: true,
});

export const noteContainerLabels = endpoint({
  name: 'noteContainerLabels',
  method: 'POST',
  path: '/containers/labels',
  bases: floorBases,
  access: containerEdits,
  summary: 'Records that the labels of containers were printed.',
  body: z.strictObject({ containerIds: z.array(oneIdSchema).min(1).max(MAX_CONTAINERS_AT_ONCE) }),
  data: z.object({ containerIds: z.array(z.string()) }),
  command: true,
});

export const fillContainer = endpoint({
  name: 'fillContainer',
  method: 'POST',
  path: '/containers/items',
  bases: floorBases,
  access: containerEdits,
  summary: 'Puts an item into a container: it lies on the shelf that the container stands on from now on.',
  body: oneContainer.extend({ oneId: oneIdSchema }),
  data: answer,
  command: true,
});

export const takeOutOfContainer = endpoint({
  name: 'takeOutOfContainer',
  method: 'POST',
  path: '/containers/items/taken',
  bases: floorBases,
  access: containerEdits,
  summary: 'Takes an item out of a container and lays it on the shelf beside it.',
  body: oneContainer.extend({ oneId: oneIdSchema }),
  data: answer,
  command: true,
});

export const moveContainer = endpoint({
  name: 'moveContainer',
  method: 'POST',
  path: '/containers/moves',
  bases: floorBases,
  access: containerEdits,
  summary: 'Moves a container to another shelf of its warehouse, with everything in it.',
  body: oneContainer.extend({ shelfId: shelfIdField }),
  data: answer,
  command: true,
});

export const emptyContainer = endpoint({
  name: 'emptyContainer',
  method: 'POST',
  path: '/containers/emptied',
  bases: floorBases,
  access: containerActions.empty.access,
  summary: 'Empties a container onto the shelf that it stands on.',
  body: oneContainer,
  data: answer,
  command: true,
});

export const retireContainer = endpoint({
  name: 'retireContainer',
  method: 'POST',
  path: '/containers/retired',
  bases: floorBases,
  access: containerActions.retire.access,
  summary: 'Takes an empty container out of use.',
  body: oneContainer.extend({ reason: reasonField }),
  data: answer,
  command: true,
});
