import { shelvesTopic } from '#contracts/shelving/shelves-topic.ts';
import { boardTopic } from '#contracts/tasks/board-topic.ts';
import { getPickList } from '#contracts/outbound/picking.ts';
import { useRead } from '#web/api/use-read.ts';
import { useOutbox } from '#web/core/access/use-outbox.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { useLastScan } from '#web/ui/floor/page/last-scans.ts';
import { useRejections } from '#web/ui/floor/steps/use-rejections.ts';
import { useSteps } from '#web/ui/floor/steps/use-steps.ts';
import { pickPathOf } from './path/pick-path.ts';
import { withPending, type PickWork } from './pick-list.ts';
import { currentUnit, initial, step, type Effect, type Input, type State } from './picking-machine.ts';
import { awaitedScan } from './scan/pick-scan.ts';
import { usePickEffects } from './use-pick-effects.ts';

/** The round of a picker: its list, live, with the scans that are still under way. */
export const usePicking = (work: PickWork) => {
  const flow = `pick ${'oddNo' in work ? work.oddNo : work.batchNo}`;
  const { warehouse } = useUser();
  const read = useRead(getPickList, work);
  useLiveReads(warehouse && boardTopic(warehouse.id), getPickList);
  useLiveReads(warehouse && shelvesTopic(warehouse.id), getPickList);
  const outbox = useOutbox(flow, [getPickList]);
  const units = withPending(read.data?.items ?? [], outbox.pending);
  const [last, setLast] = useLastScan(flow);
  const run = usePickEffects(outbox, setLast);
  const { state, send } = useSteps<State, Input, Effect>({ initial, step: (before, input) => step(before, input, units), run });
  useRejections(outbox, (rejection) => send({ type: 'rejected', rejection }));

  const path = pickPathOf(units, state.place);
  return {
    read,
    units,
    path,
    current: currentUnit(units, state.place),
    awaited: awaitedScan({ path, place: state.place }),
    last,
    state,
    send,
  };
};
