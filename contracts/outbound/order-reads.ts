import { type OrderKind, orderKinds, floorKinds, orderKindOf, type RequestType } from '../item/order-kinds.ts';
import { may, mayAny, type PermissionCheck, type PermissionGrant, type PermissionId } from '../kernel/access/permissions.ts';
import { asSelfOperatedSeller } from '../accounts/named-permissions.ts';
import { selfOperatedShop } from '../kernel/access/shops.ts';
import { canAccess } from '../kernel/access/row-scope.ts';
import { isSeller, type Viewer } from '../kernel/access/viewer.ts';
import type { Tags } from '../kernel/events/recorded-event.ts';
import type { TopicStreams } from '../kernel/topics/topic.ts';
import { reviewerEdits } from '../requests/request-access.ts';

/** What leaves a warehouse; of consignments, those that were sold. */
const outbound: readonly OrderKind[] = [...floorKinds, 'consignment'];

/**
 * The orders that each code opens: those of the kinds that its pages show, for an order tells the recipient. Sellers have a page for every kind of their own, and so
 * has the audit centre (R6.17); the floor, the tasks and the warehouses have what is shipped (R2.30, R2.120, R6.16); consignments (R2.124), their sale (R6.27) and
 * ownership transfers (R2.38, R2.139) have codes of their own.
 */
const kindsOfCode: Partial<Record<PermissionId, readonly OrderKind[]>> = {
  business: orderKinds,
  '300': outbound,
  '400': orderKinds,
  '900': outbound,
  '1100': ['consignment'],
  '1400': ['consignment'],
  '1500': ['ownershipTransfer'],
  '700106': outbound,
  '700112': ['ownershipTransfer'],
};
const codes = Object.keys(kindsOfCode) as PermissionId[];

export const orderReads: readonly PermissionCheck[] = codes.map((code): PermissionCheck => `${code}.query`);

/** Kinds of the orders that somebody with these permissions may read, as far as they are within their reach at all. */
export const readableKinds = (grants: readonly PermissionGrant[]): readonly OrderKind[] => {
  const readable = codes.filter((code) => may(grants, `${code}.query`)).flatMap((code) => kindsOfCode[code]!);
  return orderKinds.filter((kind) => readable.includes(kind));
};

export const readsEveryKind = (grants: readonly PermissionGrant[]): boolean => readableKinds(grants).length === orderKinds.length;

/** Beside those that read orders: handing out the floor's work. */
const kindsOfEdits: typeof kindsOfCode = { ...kindsOfCode, '700107': outbound };

/** Whether a check opens commands on orders of a kind: what is done to an order is bound as its reading is. */
export const opensKind = (check: PermissionCheck, kind: OrderKind): boolean => {
  const [code] = check.split('.') as [PermissionId];
  return kindsOfEdits[code]?.includes(kind) ?? false;
};

/** Whether somebody may do to an order of a kind what takes one of the checks. */
export const mayActOn = (grants: readonly PermissionGrant[], checks: readonly PermissionCheck[], kind: OrderKind): boolean =>
  checks.some((check) => opensKind(check, kind) && may(grants, check));

const labelReads: readonly PermissionCheck[] = ['300.query', '400.query', '900.query', '700106.query', '700107.query'];

/** Whether somebody of the operator reads the labels that orders ship with. */
export const mayReadLabels = (grants: readonly PermissionGrant[]): boolean => mayAny(grants, labelReads);

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

/** Who picks and packs orders of its kind. */
export const mayWorkOnOrder = async (viewer: Viewer, oddNo: string, streams: TopicStreams): Promise<boolean> =>
  viewer.terminal === 'warehouse' && (await mayReadOrder(viewer, oddNo, streams));

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
