import { formatOneId } from '#contracts/item/one-id.ts';
import type { ItemEventName } from '#contracts/item/item-events.ts';
import type { ScopedViewer } from '#contracts/kernel/access/row-scope.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { requireItem, requireWithinReach } from '../aggregates/item/item-policies.ts';
import type { Item } from '../aggregates/item/item.ts';
import { mayOccur } from '../aggregates/item/lifecycle.ts';

const at = { field: 'oneId' };

/** Within reach, and missed so far that the event may follow. */
export const requireMissing = (viewer: ScopedViewer, item: Item, event: ItemEventName): Rejection | undefined =>
  requireItem(item, at) ??
  requireWithinReach(viewer, item, at) ??
  (mayOccur(item.state, event) ? undefined : reject('ItemNotMissing', { ...at, params: { oneId: formatOneId(item.oneId) } }));
