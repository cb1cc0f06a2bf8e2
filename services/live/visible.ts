import { asSelfOperatedSeller, selfOperatedShop } from '#contracts/accounts/self-operated.ts';
import type { Viewer } from '#contracts/accounts/viewer.ts';
import type { RequestType } from '#contracts/item/request-types.ts';
import type { Tags } from '#contracts/kernel/recorded-event.ts';
import type { LiveNotice } from '#contracts/live/messages.ts';
import { readableTypes } from '#contracts/outbound/order-reads.ts';
import type { LogNotice } from '#kernel/bus/notices.ts';
import { concerns } from './may-follow.ts';

const isSeller = ({ terminal }: Viewer): boolean => terminal === 'business' || terminal === 'shopUser';

/** Whether a notice of a topic may reach a viewer: it is theirs, and sellers hear nothing of a way from shelf to shelf (R6.42). */
export const mayHear = (viewer: Viewer, topic: string, notice: LogNotice): boolean =>
  concerns(viewer, notice.tags) &&
  (isSeller(viewer) ? notice.type !== 'ItemMoved' : !topic.startsWith('orders:') || readsOrdersOf(viewer, notice.tags));

/** A list of orders moves with those of the types that it shows to the viewer; a node of the version before does not say the type, and boards are not to stop meanwhile. */
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

/** The first shelf makes an item available, and its undoing takes that back: sellers hear of it, and of no shelf (R6.42). */
const aboutShelves: ReadonlySet<string> = new Set(['ItemShelved', 'ShelvingUndone']);

const typeFor = (viewer: Viewer, type: string): string => (isSeller(viewer) && aboutShelves.has(type) ? 'ItemChanged' : type);

/** The notice as it leaves the server: sellers hear no operator's name (R6.39). */
export const spoken = (viewer: Viewer, { position, type, streamId, version, tags, recordedAt, actorName }: LogNotice): LiveNotice => ({
  position,
  type: typeFor(viewer, type),
  streamId,
  version,
  ...(tags.state !== undefined && { state: tags.state }),
  recordedAt,
  ...(!isSeller(viewer) && { actor: actorName }),
});

/** Clients of one tone of speech share a message's text. */
export const tone = (viewer: Viewer): 'seller' | 'staff' => (isSeller(viewer) ? 'seller' : 'staff');
