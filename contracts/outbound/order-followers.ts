import { asSelfOperatedSeller, selfOperatedShop } from '../accounts/self-operated.ts';
import type { Viewer } from '../kernel/viewer.ts';
import type { RequestType } from '../item/request-types.ts';
import type { Tags } from '../kernel/recorded-event.ts';
import type { TopicStreams } from '../kernel/topic.ts';
import { concerns, isSeller } from '../kernel/topic-scopes.ts';
import { reviewerEdits } from '../requests/request-access.ts';
import { mayActOn, readableTypes, readsEveryType } from './order-reads.ts';

/** As it was applied for: an order's type never changes. Undefined where there is no such order. */
const requestTypeOf = async (oddNo: string, { firstDataOf }: TopicStreams): Promise<RequestType | undefined> =>
  (await firstDataOf(`order-${oddNo}`))?.['requestType'] as RequestType | undefined;

export const mayReadOrder = async (viewer: Viewer, oddNo: string, streams: TopicStreams): Promise<boolean> => {
  if (isSeller(viewer) || readsEveryType(viewer.permissions)) return true;
  const requestType = await requestTypeOf(oddNo, streams);
  return requestType !== undefined && readableTypes(viewer.permissions).includes(requestType);
};

/** Who may decide on an order of its type. */
export const mayReviewOrder = async (viewer: Viewer, oddNo: string, streams: TopicStreams): Promise<boolean> => {
  const requestType = viewer.terminal === 'admin' ? await requestTypeOf(oddNo, streams) : undefined;
  return requestType !== undefined && mayActOn(viewer.permissions, reviewerEdits, requestType);
};

/** A list of orders moves with those of the types that it shows to the viewer; a node of the version before does not say the type, and boards are not to stop meanwhile. */
export const hearsOfOrder = (viewer: Viewer, tags: Tags): boolean => concerns(viewer, tags) && (isSeller(viewer) || readsOrdersOf(viewer, tags));

const readsOrdersOf = (viewer: Viewer, { requestType, shopIds = [] }: Tags): boolean =>
  requestType === undefined || (shopIds.includes(selfOperatedShop) ? typesOf(viewer).ownShop : typesOf(viewer).anyShop).has(requestType);

interface OrderTypes {
  anyShop: ReadonlySet<RequestType>;
  /** Of the operator's own shop. */
  ownShop: ReadonlySet<RequestType>;
}

/** Each follower of a busy list is asked for every notice; a viewer stays what it was when its socket opened. */
const knownTypes = new WeakMap<Viewer, OrderTypes>();

const typesOf = (viewer: Viewer): OrderTypes => {
  const known = knownTypes.get(viewer);
  if (known) return known;
  const read = readableTypes(viewer.permissions);
  const asSeller = viewer.terminal === 'admin' ? readableTypes(asSelfOperatedSeller(viewer.permissions)) : [];
  const types = { anyShop: new Set(read), ownShop: new Set([...read, ...asSeller]) };
  knownTypes.set(viewer, types);
  return types;
};
