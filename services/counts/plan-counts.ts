import type { CountCause, CountEvent } from '#contracts/counts/count-events.ts';
import { planCounts as planEndpoint } from '#contracts/counts/count-commands.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision, type StreamChange } from '#kernel/commands/decision.ts';
import { change, type NewStream } from '#kernel/commands/loaded.ts';
import { firstRefusal, requireWorksIn } from '../aggregates/item/item-policies.ts';
import { countNumbers } from '../aggregates/shelf-count/count-numbers.ts';
import { countStream } from '../aggregates/shelf-count/shelf-count.ts';
import { shelfStream, type Shelf } from '../aggregates/shelf/shelf.ts';
import { claimShelf } from './count-policies.ts';

interface ToCount {
  shelf: Shelf;
  count: NewStream<CountEvent>;
}

export const planCounts = ({ viewer }: CommandOf<typeof planEndpoint, 'viewer'>, toCount: readonly ToCount[]): Decision => {
  const refusal = firstRefusal(toCount, ({ shelf }, index) => {
    const at = { field: `shelfIds.${index}` };
    if (!shelf.exists) return reject('ShelfUnknown', at);
    return requireWorksIn(viewer, shelf.warehouseId) && reject('ShelfUnknown', at);
  });
  if (refusal) return refusal;
  return {
    ...accept(...toCount.map((each) => planned(each, 'planned'))),
    claims: toCount.map(({ shelf: { shelfId, name }, count }, index) => claimShelf({ shelfId, shelfName: name }, count.id, `shelfIds.${index}`)),
  };
};

export const planned = ({ shelf: { shelfId, warehouseId, name, zone }, count }: ToCount, cause: CountCause): StreamChange =>
  change(count, { type: 'CountPlanned', data: { countNo: count.id, warehouseId, shelfId, shelfName: name, zone, cause } });

export const planCountsRoute = commandRoute(planEndpoint, async ({ viewer, body, numbers, now }, load) => {
  const shelves = await load.many(shelfStream, [...new Set(body.shelfIds)]);
  const toCount: ToCount[] = [];
  for (const shelf of shelves) toCount.push({ shelf, count: load.create(countStream, await numbers.next(countNumbers, now)) });
  return toOutcome(planCounts({ viewer, body }, toCount), { countNos: toCount.map(({ count }) => count.id) });
});
