import type { ItemChange } from '#contracts/item/item-queries.ts';
import type { TimelineRow } from './table.ts';

type Told = Pick<TimelineRow, 'event_id' | 'name' | 'reason' | 'price_cents' | 'terms'>;

interface VisibleFields {
  /** Undefined where the viewer may not see who else owned it. */
  ownerName: ((shopId: number) => string) | undefined;
}

/** What each entry changed of owner, cost and source, by event; the entries newest first, as a timeline has them. */
export const entryChanges = (newestFirst: readonly Told[], { ownerName }: VisibleFields): ReadonlyMap<string, ItemChange[]> => {
  const changes = new Map<string, ItemChange[]>();
  let cost: number | null = null;
  let source: string | null = null;
  let quoted: number | null = null;
  for (const { event_id: id, name, reason, price_cents: price, terms } of newestFirst.toReversed()) {
    if (name === 'RequestQuoted') quoted = price;
    if (!terms) continue;
    if ('shopId' in terms) {
      if (ownerName) changes.set(id, [{ field: 'owner', from: ownerName(terms.fromShopId), to: ownerName(terms.shopId) }]);
      // A new owner begins without cost and source; the operator with what it paid.
      [cost, source] = [reason === 'cashOut' ? quoted : null, null];
      continue;
    }
    if (name === 'ItemCostChanged')
      changes.set(id, [
        ...(terms.costPrice === cost ? [] : [{ field: 'cost' as const, from: cost, to: terms.costPrice }]),
        ...(terms.supply === source ? [] : [{ field: 'source' as const, from: source, to: terms.supply }]),
      ]);
    [cost, source] = [terms.costPrice, terms.supply];
  }
  return changes;
};
