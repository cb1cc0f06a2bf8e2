import { asSelfOperatedSeller } from '../accounts/self-operated.ts';
import { selfOperatedShop } from '../kernel/shops.ts';
import { type OrderKind, orderKindOf, type RequestType } from '../item/order-kinds.ts';
import { canAccess } from '../kernel/row-scope.ts';
import { isSeller, type Viewer } from '../kernel/viewer.ts';
import type { Tags } from '../kernel/recorded-event.ts';
import type { TopicStreams } from '../kernel/topic.ts';
import { reviewerEdits } from '../requests/request-access.ts';
import { mayActOn, readableKinds, readsEveryKind } from './order-reads.ts';

/** As it was applied for: an order's kind never changes. Undefined where there is no such order. */
const kindOfOrder = async (oddNo: string, { firstDataOf }: TopicStreams): Promise<OrderKind | undefined> => {
  const requestType = (await firstDataOf(`order-${oddNo}`))?.['requestType'] as RequestType | undefined;
  return requestType && orderKindOf(requestType);
};

export const mayReadOrder = async (viewer: Viewer, oddNo: string, streams: TopicStreams): Promise<boolean> => {
  if (isSeller(viewer) || readsEveryKind(viewer.permissions)) return true;
  const kind = await kindOfOrder(oddNo, streams);
  return kind !== undefined && readableKinds(viewer.permissions).includes(kind);
};

/** Who may decide on an order of its kind. */
export const mayReviewOrder = async (viewer: Viewer, oddNo: string, streams: TopicStreams): Promise<boolean> => {
  const kind = viewer.terminal === 'admin' ? await kindOfOrder(oddNo, streams) : undefined;
  return kind !== undefined && mayActOn(viewer.permissions, reviewerEdits, kind);
};

/** A list of orders moves with those of the kinds that it shows to the viewer; a node of the version before does not say which, and boards are not to stop meanwhile. */
export const hearsOfOrder = (viewer: Viewer, tags: Tags): boolean => canAccess(viewer, tags) && (isSeller(viewer) || readsOrdersOf(viewer, tags));

const readsOrdersOf = (viewer: Viewer, { requestType, shopIds = [] }: Tags): boolean =>
  requestType === undefined || (shopIds.includes(selfOperatedShop) ? kindsOf(viewer).ownShop : kindsOf(viewer).anyShop).has(orderKindOf(requestType));

interface OrderKinds {
  anyShop: ReadonlySet<OrderKind>;
  /** Of the operator's own shop. */
  ownShop: ReadonlySet<OrderKind>;
}

/** Each follower of a busy list is asked for every notice; a viewer stays what it was when its socket opened. */
const knownKinds = new WeakMap<Viewer, OrderKinds>();

const kindsOf = (viewer: Viewer): OrderKinds => {
  const known = knownKinds.get(viewer);
  if (known) return known;
  const read = readableKinds(viewer.permissions);
  const asSeller = viewer.terminal === 'admin' ? readableKinds(asSelfOperatedSeller(viewer.permissions)) : [];
  const kinds = { anyShop: new Set(read), ownShop: new Set([...read, ...asSeller]) };
  knownKinds.set(viewer, kinds);
  return kinds;
};
