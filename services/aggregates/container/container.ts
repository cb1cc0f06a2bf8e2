import type { ContainerEvent, ContainerKind, ContainerStatus } from '#contracts/containers/container-events.ts';
import { streamType } from '#kernel/commands/stream-type.ts';
import type { LoadedFrom } from '#kernel/commands/loaded.ts';
import { containerMachine } from './container.machine.ts';

/** A tote or a box: what is in it lies on the shelf that it stands on. */
export interface Container {
  /** Undefined for a ONE ID that names none. */
  status: ContainerStatus | undefined;
  containerId: string;
  kind: ContainerKind;
  warehouseId: string;
  shelfId: string;
  shelfName: string;
  /** As it was filled. What has left the shelf since has left the container, too: only the item's own stream tells of that. */
  contents: readonly string[];
}

export const noContainer: Container = { status: undefined, containerId: '', kind: 'tote', warehouseId: '', shelfId: '', shelfName: '', contents: [] };

const evolve = (container: Container, event: ContainerEvent): Container => ({
  ...container,
  ...whatChanges(container, event),
  status: containerMachine.next(container.status, event, undefined) ?? container.status,
});

const whatChanges = ({ contents }: Container, event: ContainerEvent): Partial<Container> => {
  switch (event.type) {
    case 'ContainerCreated':
      return event.data;
    case 'ContainerFilled':
      return { contents: [...contents, ...event.data.oneIds.filter((oneId) => !contents.includes(oneId))] };
    case 'ContainerItemTaken':
      return { contents: contents.filter((oneId) => oneId !== event.data.oneId) };
    case 'ContainerMoved': {
      const { shelfId, shelfName, oneIds } = event.data;
      return { shelfId, shelfName, contents: oneIds };
    }
    case 'ContainerEmptied':
      return { contents: [] };
    case 'ContainerLabelPrinted':
    case 'ContainerRetired':
      return {};
  }
};

export const containerStream = streamType<Container, ContainerEvent>({
  prefix: 'container',
  initial: noContainer,
  evolve,
  accepts: ({ status }, event) => containerMachine.accepts(status, event, undefined),
  tags: ({ warehouseId, status }) => ({ warehouseId, ...(status && { state: status }) }),
});

export type LoadedContainer = LoadedFrom<typeof containerStream>;
