import { noteContainerLabels } from '#contracts/containers/container-commands.ts';
import { containerKinds } from '#contracts/containers/container-events.ts';
import { getContainer, listContainers, type ContainerRow } from '#contracts/containers/container-queries.ts';
import { MAX_ONE_ID_LABELS, oneIdLabels } from '#contracts/labels/printed-labels.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { useCommand } from '#web/api/use-command.ts';
import { usePrint } from '#web/shared/print/use-print.ts';

type Labelled = Pick<ContainerRow, 'containerId' | 'kind'>;

/** Prints the labels of containers of a kind, as many at once as one call takes, and keeps that in their history. In English alone: Chinese cannot be printed. */
export const useContainerLabels = () => {
  const print = usePrint();
  const noting = useCommand(noteContainerLabels, { invalidates: [listContainers, getContainer] });
  return async (rows: readonly Labelled[]): Promise<void> => {
    const [first] = rows;
    if (!first) return;
    const containerIds = rows
      .filter(({ kind }) => kind === first.kind)
      .slice(0, MAX_ONE_ID_LABELS)
      .map(({ containerId }) => containerId);
    await print(
      callEndpoint(oneIdLabels, { query: { oneIds: containerIds.join(','), caption: containerKinds[first.kind].en.toUpperCase() }, quiet: true }),
    );
    noting.mutate({ containerIds });
  };
};
