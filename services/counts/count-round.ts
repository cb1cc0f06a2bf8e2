import {
  finishShelfCount as finishEndpoint,
  scanCounted as scanEndpoint,
  settleMisplaced as settleEndpoint,
  startCount as startEndpoint,
  undoCounted as undoEndpoint,
} from '#contracts/counts/count-commands.ts';
import type { CountResult, Misplaced } from '#contracts/counts/count-events.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { statesInRepair, statesInStock } from '#contracts/item/item-states.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { accept, noChange, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { requireItem, requireWithinReach } from '../aggregates/item/item-policies.ts';
import { itemStream, type Item, type LoadedItem } from '../aggregates/item/item.ts';
import { mayOccur } from '../aggregates/item/lifecycle.ts';
import { loadItems } from '../aggregates/item/load-items.ts';
import { countStream, type LoadedCount, type ShelfCount } from '../aggregates/shelf-count/shelf-count.ts';
import { shelfStream, type Shelf } from '../aggregates/shelf/shelf.ts';
import { answered, releaseShelf, requireCount, requireOwnRound } from './count-policies.ts';
import { putHere } from './put-here.ts';

const at = { field: 'oneId' };

/** What lies on a shelf by the read model: it is written with every shelf change. */
export type OneIdsOnShelf = (shelfId: string) => Promise<readonly string[]>;

/** Whoever has begun a round goes on with it. */
export const startCount = (
  { viewer }: CommandOf<typeof startEndpoint, 'viewer'>,
  { count, expected }: { count: LoadedCount; expected: readonly string[] },
): Decision => {
  const { status, counterIds, shelfName } = count;
  if (status === 'counting' || status === 'recounting')
    return requireCount(viewer, count, 'CountFinished') ?? requireOwnRound(viewer, count) ?? noChange;
  const refusal = requireCount(viewer, count, 'CountStarted');
  if (refusal) return refusal;
  if (counterIds.at(-1) === viewer.accountId) return reject('RecountBySamePerson', { field: 'countNo', params: { shelf: shelfName } });
  return accept(change(count, { type: 'CountStarted', data: { counterId: viewer.accountId, expected: [...expected] } }));
};

interface Scanned {
  count: LoadedCount;
  item: Item;
  /** By its own name now; undefined for an item that lies on no shelf. */
  itsShelf: Shelf | undefined;
}

/** What is scanned lies there, whatever the books say; that of another warehouse, or none, has no place on a shelf of this one. */
export const scanCounted = ({ viewer }: CommandOf<typeof scanEndpoint, 'viewer'>, { count, item, itsShelf }: Scanned): Decision => {
  const oneId = formatOneId(item.oneId);
  const refusal =
    requireCount(viewer, count, 'CountScanned') ?? requireOwnRound(viewer, count) ?? requireItem(item, at) ?? requireWithinReach(viewer, item, at);
  if (refusal) return refusal;
  if (item.warehouseId !== count.warehouseId || !isHere(item)) return reject('ItemNotHere', { ...at, params: { oneId } });
  if (count.scans.some((scan) => scan.oneId === item.oneId)) return reject('AlreadyCounted', { ...at, params: { oneId } });
  const misplaced = liesRightly(item, count) ? undefined : misplacedFrom(item, itsShelf);
  return accept(change(count, { type: 'CountScanned', data: { oneId: item.oneId, ...(misplaced && { misplaced }) } }));
};

/** What is missed or written off turns up in a count, too. */
const isHere = ({ state }: Item): boolean => state !== undefined && (statesInStock.includes(state) || mayOccur(state, 'ItemFound'));

export const liesRightly = ({ state, shelfId }: Item, { shelfId: counted }: Pick<ShelfCount, 'shelfId'>): boolean =>
  state !== undefined && shelfId === counted && statesInStock.includes(state);

/** What is repaired keeps its place on the shelf, and may lie at the bench. */
const isAtBench = ({ state }: Item): boolean => state !== undefined && statesInRepair.includes(state);

const misplacedFrom = ({ state, shelfId }: Item, itsShelf: Shelf | undefined): Misplaced => {
  const isSought = mayOccur(state, 'ItemFound');
  return {
    shelfId: isSought ? null : (shelfId ?? null),
    shelfName: isSought ? '' : (itsShelf?.name ?? ''),
    mayStay: isSought || mayOccur(state, 'ItemMoved'),
  };
};

const requireScanned = ({ scans }: ShelfCount, oneId: string): Rejection | undefined =>
  scans.some((scan) => scan.oneId === oneId) ? undefined : reject('NotCounted', { ...at, params: { oneId: formatOneId(oneId) } });

export const undoCounted = ({ viewer, body: { oneId } }: CommandOf<typeof undoEndpoint, 'viewer'>, { count }: { count: LoadedCount }): Decision =>
  requireCount(viewer, count, 'CountScanUndone') ??
  requireOwnRound(viewer, count) ??
  requireScanned(count, oneId) ??
  accept(change(count, { type: 'CountScanUndone', data: { oneId } }));

interface ToSettle {
  count: LoadedCount;
  item: LoadedItem;
  shelf: Shelf;
}

/** Put here, it is a shelf change like any other, or the find of a missing item; carried back, the books were right. */
export const settleMisplaced = (
  { viewer, body: { oneId, as } }: CommandOf<typeof settleEndpoint, 'viewer'>,
  { count, item, shelf }: ToSettle,
): Decision => {
  const refusal = requireCount(viewer, count, 'MisplacedSettled') ?? requireOwnRound(viewer, count) ?? requireScanned(count, oneId);
  if (refusal) return refusal;
  const scan = count.scans.find((each) => each.oneId === oneId);
  if (!scan?.misplaced || scan.settled === 'here') return reject('NotMisplaced', { ...at, params: { oneId: formatOneId(oneId) } });
  const settled = change(count, { type: 'MisplacedSettled', data: { oneId, as } });
  if (as === 'back' || liesRightly(item, count)) return accept(settled);
  const put = putHere(item, shelf);
  return isRejection(put) ? put : { ...accept(settled, ...put.changes), counts: put.counts };
};

/**
 * What was expected, lies there still and was not scanned is missing: an item that was picked or moved while the shelf was counted is no difference, and one
 * that was laid on it since the round began is not asked for. What was scanned and belongs elsewhere still is misplaced, unless it was carried back.
 */
export const compared = (count: ShelfCount, items: ReadonlyMap<string, Item>): CountResult => {
  const scanned = new Set(count.scans.map(({ oneId }) => oneId));
  const rightly = (oneId: string): boolean => liesRightly(items.get(oneId)!, count);
  const strays = count.scans.filter(({ oneId, misplaced }) => misplaced && !rightly(oneId));
  return {
    present: count.scans.filter(({ oneId, misplaced }) => !misplaced || rightly(oneId)).length,
    missing: count.expected.filter((oneId) => !scanned.has(oneId) && rightly(oneId) && !isAtBench(items.get(oneId)!)),
    misplaced: strays.filter(({ settled }) => settled !== 'back').map(({ oneId }) => oneId),
    carriedBack: strays.filter(({ settled }) => settled === 'back').length,
  };
};

export const finishShelfCount = (
  { viewer }: CommandOf<typeof finishEndpoint, 'viewer'>,
  { count, result }: { count: LoadedCount; result: CountResult },
): Decision => {
  const refusal = requireCount(viewer, count, 'CountFinished') ?? requireOwnRound(viewer, count);
  if (refusal) return refusal;
  const agrees = result.missing.length + result.misplaced.length === 0;
  return { ...accept(change(count, { type: 'CountFinished', data: result })), releases: agrees ? [releaseShelf(count)] : [] };
};

export const startCountRoute = (oneIdsOnShelf: OneIdsOnShelf) =>
  commandRoute(startEndpoint, async ({ viewer, body }, load) => {
    const count = await load.one(countStream, body.countNo);
    const expected = count.status === 'planned' || count.status === 'recount' ? await oneIdsOnShelf(count.shelfId) : [];
    return answered(count, startCount({ viewer, body }, { count, expected }));
  });

export const scanCountedRoute = commandRoute(scanEndpoint, async ({ viewer, body }, load) => {
  const count = await load.one(countStream, body.countNo);
  const item = await load.one(itemStream, body.oneId);
  const itsShelf = item.shelfId === undefined ? undefined : await load.one(shelfStream, item.shelfId);
  const decision = scanCounted({ viewer, body }, { count, item, itsShelf });
  if (isRejection(decision)) return decision;
  const misplaced = liesRightly(item, count) ? undefined : misplacedFrom(item, itsShelf);
  return { decision, answer: { oneId: body.oneId, belongsOn: misplaced?.shelfName ?? null, mayStay: misplaced?.mayStay ?? true } };
});

export const undoCountedRoute = commandRoute(undoEndpoint, async ({ viewer, body }, load) => {
  const count = await load.one(countStream, body.countNo);
  return answered(count, undoCounted({ viewer, body }, { count }));
});

export const settleMisplacedRoute = commandRoute(settleEndpoint, async ({ viewer, body }, load) => {
  const count = await load.one(countStream, body.countNo);
  const item = await load.one(itemStream, body.oneId);
  const shelf = await load.one(shelfStream, count.shelfId);
  return answered(count, settleMisplaced({ viewer, body }, { count, item, shelf }));
});

export const finishCountRoute = commandRoute(finishEndpoint, async ({ viewer, body }, load) => {
  const count = await load.one(countStream, body.countNo);
  const items = await loadItems(load, [...count.expected, ...count.scans.map(({ oneId }) => oneId)]);
  const result = compared(count, new Map(items.map((item) => [item.oneId, item])));
  const { present, missing, misplaced } = result;
  return answered(count, finishShelfCount({ viewer, body }, { count, result }), { present, missing: missing.length, misplaced: misplaced.length });
});
