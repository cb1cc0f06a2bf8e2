import { listPackages } from '#contracts/forecast/package-queries.ts';
import { readAgain } from '#web/api/use-read.ts';
import { useListTopic } from '#web/core/links/use-list-topic.ts';
import { inTurn } from '#web/live/in-turn.ts';
import { useLive } from '#web/live/use-live.ts';

const read = inTurn(() => readAgain(listPackages));

/** A parcel can be checked once its last unit is inspected, which is told of the unit and not of the parcel. */
export const useInspections = (): void =>
  useLive(useListTopic('inventory'), {
    began: () => undefined,
    notices: (notices) => {
      if (notices.some(({ type }) => type === 'ItemInspected')) read();
    },
    reset: read,
  });
