import type { ItemEvent } from '#contracts/item/item-events.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import type { NewStream } from '#kernel/commands/loaded.ts';
import { react } from '#kernel/processes/react.ts';
import { attempt, type ProcessCommand } from '#kernel/processes/reactions.ts';
import type { CountEvent } from '#contracts/counts/count-events.ts';
import { countNoAfter } from '../aggregates/shelf-count/count-numbers.ts';
import { countStream } from '../aggregates/shelf-count/shelf-count.ts';
import { shelfStream, type Shelf } from '../aggregates/shelf/shelf.ts';
import { claimShelf } from './count-policies.ts';
import { planned } from './plan-counts.ts';

/** A shelf that is counted already is not counted twice for it. */
export const countAfterShortPick = ({ shelf, count }: { shelf: Shelf; count: NewStream<CountEvent> }): Decision => {
  const refusal: Rejection | undefined = shelf.exists ? undefined : reject('ShelfUnknown');
  if (refusal) return refusal;
  const { shelfId, name } = shelf;
  return { ...accept(planned({ shelf, count }, 'shortPick')), claims: [claimShelf({ shelfId, shelfName: name }, count.id, 'shelfId')] };
};

export const planAfterShortPick: ProcessCommand<{ shelfId: string; countNo: string }> =
  ({ shelfId, countNo }) =>
  async (load) => {
    const shelf = await load.one(shelfStream, shelfId);
    return toOutcome(countAfterShortPick({ shelf, count: load.create(countStream, countNo) }), { countNo });
  };

/** Where an item was not on its shelf, the others may not be either. */
export const shortPickCounts = react<ItemEvent>({
  name: 'short-pick-counts',
  title: 'Counts after short picks',
  from: 'now',
  on: {
    ItemShortPicked: ({ data: { shelfId, sought }, metadata, version }) =>
      sought && shelfId !== '' ? [attempt(planAfterShortPick, { shelfId, countNo: countNoAfter(metadata.tags.oneId!, version) })] : [],
  },
});
