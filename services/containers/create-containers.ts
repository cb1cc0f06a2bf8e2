import { createContainers as createEndpoint, noteContainerLabels as labelsEndpoint } from '#contracts/containers/container-commands.ts';
import type { ContainerEvent } from '#contracts/containers/container-events.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change, type NewStream } from '#kernel/commands/loaded.ts';
import { containerStream, type LoadedContainer } from '../aggregates/container/container.ts';
import { firstRefusal, requireWorksIn } from '../aggregates/item/item-policies.ts';
import { shelfStream, type Shelf } from '../aggregates/shelf/shelf.ts';
import { requireShelf } from '../aggregates/shelf/shelf-policies.ts';
import { requireContainer } from './container-policies.ts';

interface States {
  shelf: Shelf;
  containers: readonly NewStream<ContainerEvent>[];
}

export const createContainers = ({ viewer, body: { kind } }: CommandOf<typeof createEndpoint, 'viewer'>, { shelf, containers }: States): Decision => {
  const refusal = requireShelf(shelf) ?? (requireWorksIn(viewer, shelf.warehouseId) && reject('ShelfUnknown', { field: 'shelfId' }));
  if (refusal) return refusal;
  const { warehouseId, shelfId, name: shelfName } = shelf;
  return accept(
    ...containers.map((each) => change(each, { type: 'ContainerCreated', data: { containerId: each.id, kind, warehouseId, shelfId, shelfName } })),
  );
};

export const noteContainerLabels = (
  { viewer }: CommandOf<typeof labelsEndpoint, 'viewer'>,
  { containers }: { containers: readonly LoadedContainer[] },
): Decision =>
  firstRefusal(containers, (container) => requireContainer(viewer, container)) ??
  accept(...containers.map((container) => change(container, { type: 'ContainerLabelPrinted', data: {} })));

/** Each has a ONE ID from the same numbers as items: no label is read as another's. */
export const createContainersRoute = commandRoute(createEndpoint, async ({ viewer, body, numbers }, load) => {
  const shelf = await load.one(shelfStream, body.shelfId);
  const containers = Array.from({ length: body.quantity }, () => load.create(containerStream, numbers.oneId()));
  return toOutcome(createContainers({ viewer, body }, { shelf, containers }), { containerIds: containers.map(({ id }) => id) });
});

export const noteContainerLabelsRoute = commandRoute(labelsEndpoint, async ({ viewer, body }, load) => {
  const containers = await load.many(containerStream, [...new Set(body.containerIds)]);
  return toOutcome(noteContainerLabels({ viewer, body }, { containers }), { containerIds: containers.map(({ containerId }) => containerId) });
});
