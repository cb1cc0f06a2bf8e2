import {
  approveCount as approveEndpoint,
  cancelCount as cancelEndpoint,
  sendCountBack as sendBackEndpoint,
} from '#contracts/counts/count-commands.ts';
import { isRejection } from '#contracts/kernel/rejection.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { accept, type Count, type Decision, type StreamChange } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import type { LoadedItem } from '../aggregates/item/item.ts';
import { mayOccur } from '../aggregates/item/lifecycle.ts';
import { loadItems } from '../aggregates/item/load-items.ts';
import { countStream, type LoadedCount } from '../aggregates/shelf-count/shelf-count.ts';
import { shelfStream, type Shelf } from '../aggregates/shelf/shelf.ts';
import { liesRightly } from './count-round.ts';
import { answered, releaseShelf, requireCount, requireOutsider } from './count-policies.ts';
import { mayBePutHere, putHere } from './put-here.ts';

interface Reviewed {
  count: LoadedCount;
  missing: readonly LoadedItem[];
  misplaced: readonly LoadedItem[];
  shelf: Shelf;
}

/**
 * Missing items are looked for, misplaced ones belong where they were found. What was picked, moved or found since it was counted stands as it is, and what an
 * order or a request holds stays with it: whoever picks it tells that it is not there.
 */
export const approveCount = ({ viewer }: CommandOf<typeof approveEndpoint, 'viewer'>, { count, missing, misplaced, shelf }: Reviewed): Decision => {
  const refusal = requireCount(viewer, count, 'CountApproved') ?? requireOutsider(viewer, count);
  if (refusal) return refusal;
  const { countNo, shelfId } = count;
  const missed = missing.filter((item) => liesRightly(item, count) && mayOccur(item.state, 'ItemMissed'));
  const moved = misplaced.filter((item) => !liesRightly(item, count) && mayBePutHere(item));
  const changes: StreamChange[] = missed.map((item) => change(item, { type: 'ItemMissed', data: { countNo, shelfId } }));
  const counts: Count[] = [];
  for (const item of moved) {
    const put = putHere(item, shelf);
    if (isRejection(put)) return put;
    changes.push(...put.changes);
    counts.push(...(put.counts ?? []));
  }
  const oneIds = (items: readonly LoadedItem[]) => items.map(({ oneId }) => oneId);
  const approved = change(count, { type: 'CountApproved', data: { missed: oneIds(missed), moved: oneIds(moved) } });
  return { ...accept(approved, ...changes), counts, releases: [releaseShelf(count)] };
};

export const sendCountBack = ({ viewer, body }: CommandOf<typeof sendBackEndpoint, 'viewer'>, { count }: { count: LoadedCount }): Decision =>
  requireCount(viewer, count, 'CountSentBack') ??
  requireOutsider(viewer, count) ??
  accept(change(count, { type: 'CountSentBack', data: { reason: body.reason } }));

export const cancelCount = ({ viewer, body }: CommandOf<typeof cancelEndpoint, 'viewer'>, { count }: { count: LoadedCount }): Decision => {
  const refusal = requireCount(viewer, count, 'CountCancelled');
  if (refusal) return refusal;
  return { ...accept(change(count, { type: 'CountCancelled', data: { reason: body.reason } })), releases: [releaseShelf(count)] };
};

export const approveCountRoute = commandRoute(approveEndpoint, async ({ viewer, body }, load) => {
  const count = await load.one(countStream, body.countNo);
  const { missing = [], misplaced = [] } = count.result ?? {};
  const items = new Map((await loadItems(load, [...missing, ...misplaced])).map((item) => [item.oneId, item]));
  const of = (oneIds: readonly string[]) => oneIds.map((oneId) => items.get(oneId)!);
  const shelf = await load.one(shelfStream, count.shelfId);
  const decision = approveCount({ viewer, body }, { count, missing: of(missing), misplaced: of(misplaced), shelf });
  if (isRejection(decision)) return decision;
  const [approved] = decision.changes;
  const { missed, moved } = approved!.events[0]!.data as { missed: string[]; moved: string[] };
  return answered(count, decision, { missed: missed.length, moved: moved.length });
});

export const sendCountBackRoute = commandRoute(sendBackEndpoint, async ({ viewer, body }, load) => {
  const count = await load.one(countStream, body.countNo);
  return answered(count, sendCountBack({ viewer, body }, { count }));
});

export const cancelCountRoute = commandRoute(cancelEndpoint, async ({ viewer, body }, load) => {
  const count = await load.one(countStream, body.countNo);
  return answered(count, cancelCount({ viewer, body }, { count }));
});
