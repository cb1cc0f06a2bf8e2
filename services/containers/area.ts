import { area } from '#kernel/area.ts';
import { createContainersRoute, noteContainerLabelsRoute } from './create-containers.ts';
import { emptyContainerRoute, fillContainerRoute, retireContainerRoute, takeOutOfContainerRoute, type ContainerOf } from './fill-container.ts';
import { moveContainerRoute } from './move-container.ts';

interface Needs {
  /** As it is written: a replica may not know of the last scan. */
  asWritten: { containerOf: ContainerOf };
}

export const containersArea = area({
  commands: [createContainersRoute, noteContainerLabelsRoute, takeOutOfContainerRoute, moveContainerRoute, emptyContainerRoute, retireContainerRoute],
  wiredCommands: ({ asWritten }: Needs) => [fillContainerRoute(asWritten.containerOf)],
});
