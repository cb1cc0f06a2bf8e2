import { asSelfOperatedSeller, selfOperatedShop } from '#contracts/accounts/self-operated.ts';
import { mayAny } from '#contracts/accounts/permissions.ts';
import { listSellerAccounts } from '#contracts/accounts/list-seller-accounts.ts';
import { listAnnouncements, listPublishedAnnouncements } from '#contracts/announcements/announcement-queries.ts';
import { portalOf } from '#contracts/announcements/portals.ts';
import type { Viewer } from '#contracts/accounts/viewer.ts';
import { listReviews } from '#contracts/audit/audit-queries.ts';
import { getBi } from '#contracts/bi/bi-queries.ts';
import { listPackages } from '#contracts/forecast/package-queries.ts';
import { listInventory } from '#contracts/inventory/inventory-queries.ts';
import { getItem } from '#contracts/item/item-queries.ts';
import type { RequestType } from '#contracts/item/request-types.ts';
import type { Access } from '#contracts/kernel/endpoint.ts';
import type { Tags } from '#contracts/kernel/recorded-event.ts';
import { listShippingLabels } from '#contracts/labels/shipping/shipping-label-queries.ts';
import { parseTopic, type Topic, type TopicKind } from '#contracts/live/topics.ts';
import { getOrder, listOrders } from '#contracts/outbound/order-queries.ts';
import { mayActOn, readableTypes, readsEveryType } from '#contracts/outbound/order-reads.ts';
import { listWarehouseSettings } from '#contracts/reference/list-warehouse-settings.ts';
import { listRepairs } from '#contracts/repair/repair-queries.ts';
import { reviewerEdits } from '#contracts/requests/request-access.ts';
import { listShelves } from '#contracts/shelving/shelf-queries.ts';
import { getWallet } from '#contracts/wallet/wallet-queries.ts';
import { getTaskBoard } from '#contracts/tasks/task-board-queries.ts';

/** Following a topic needs the permission of reading the same thing over HTTP. */
const accessOf: Record<TopicKind, Access> = {
  item: getItem.access,
  order: getOrder.access,
  review: reviewerEdits,
  package: listPackages.access,
  board: getTaskBoard.access,
  inventory: listInventory.access,
  packages: listPackages.access,
  orders: listOrders.access,
  shelves: listShelves.access,
  announcements: listPublishedAnnouncements.access,
  wallet: getWallet.access,
  labels: listShippingLabels.access,
  repairs: listRepairs.access,
  accounts: listSellerAccounts.access,
  warehouses: listWarehouseSettings.access,
  audit: listReviews.access,
  bi: getBi.access,
};

const permitted = ({ permissions }: Pick<Viewer, 'permissions'>, access: Access): boolean =>
  access === 'public' || access === 'signedIn' || mayAny(permissions, access);

/** What code 200 opens of the operator's own shop. */
const permittedOfOwnShop = (viewer: Viewer, access: Access): boolean =>
  viewer.terminal === 'admin' && permitted({ permissions: asSelfOperatedSeller(viewer.permissions) }, access);

const isOfOwnShop = ({ kind, key, of }: Topic): boolean => {
  const shopId = String(selfOperatedShop);
  if (kind === 'wallet' || kind === 'labels' || kind === 'repairs') return key === shopId;
  return (kind === 'inventory' || kind === 'packages' || kind === 'orders') && key === 'shop' && of === shopId;
};

export interface Streams {
  tagsOf(streamId: string): Promise<Tags | undefined>;
  /** Undefined where there is no such order. */
  requestTypeOf(oddNo: string): Promise<RequestType | undefined>;
}

const ofAShop = (viewer: Viewer): boolean => viewer.terminal === 'business' || viewer.terminal === 'shopUser';

/** Whether a fact with these tags is one of the viewer's: a seller's shop, a staff member's warehouses, announcements of one's portal, anything for administrators. */
export const concerns = (viewer: Viewer, tags: Tags): boolean => {
  if (tags.portals && viewer.terminal !== 'admin') return tags.portals.includes(portalOf(viewer.terminal));
  if (ofAShop(viewer)) return viewer.shopId !== undefined && (tags.shopIds ?? []).includes(viewer.shopId);
  if (viewer.terminal === 'warehouse') return tags.warehouseId !== undefined && viewer.warehouseIds.includes(tags.warehouseId);
  return true;
};

const concernsList = (viewer: Viewer, { key, of }: Topic): boolean => {
  if (key === 'all') return viewer.terminal === 'admin';
  if (key === 'shop') return viewer.terminal === 'admin' || (ofAShop(viewer) && of === String(viewer.shopId));
  return viewer.terminal === 'admin' || (viewer.terminal === 'warehouse' && viewer.warehouseIds.includes(of!));
};

const mayReadOrder = async (viewer: Viewer, oddNo: string, requestTypeOf: Streams['requestTypeOf']): Promise<boolean> => {
  if (ofAShop(viewer) || readsEveryType(viewer.permissions)) return true;
  const requestType = await requestTypeOf(oddNo);
  return requestType !== undefined && readableTypes(viewer.permissions).includes(requestType);
};

/** Who may decide on an order of its type. */
const mayReview = async (viewer: Viewer, oddNo: string, requestTypeOf: Streams['requestTypeOf']): Promise<boolean> => {
  const requestType = viewer.terminal === 'admin' ? await requestTypeOf(oddNo) : undefined;
  return requestType !== undefined && mayActOn(viewer.permissions, reviewerEdits, requestType);
};

/** Whether a viewer may follow a topic; an unknown topic may not be followed by anyone. */
export const mayFollow =
  ({ tagsOf, requestTypeOf }: Streams) =>
  async (viewer: Viewer, text: string): Promise<boolean> => {
    const topic = parseTopic(text);
    if (!topic) return false;
    const access = accessOf[topic.kind];
    const isPermitted = permitted(viewer, access);
    if (!isPermitted && !permittedOfOwnShop(viewer, access)) return false;
    switch (topic.kind) {
      case 'item':
      case 'order':
      case 'package': {
        if (topic.kind === 'order' && isPermitted && !(await mayReadOrder(viewer, topic.key, requestTypeOf))) return false;
        if (viewer.terminal === 'admin' && isPermitted) return true;
        const tags = await tagsOf(`${topic.kind}-${topic.key}`);
        if (tags === undefined) return false;
        return isPermitted ? concerns(viewer, tags) : (tags.shopIds ?? []).includes(selfOperatedShop);
      }
    }
    if (!isPermitted) return isOfOwnShop(topic);
    switch (topic.kind) {
      case 'review':
        return mayReview(viewer, topic.key, requestTypeOf);
      case 'board':
      case 'shelves':
        return viewer.terminal === 'admin' || (viewer.terminal === 'warehouse' && viewer.warehouseIds.includes(topic.key));
      case 'inventory':
      case 'packages':
      case 'orders':
        return concernsList(viewer, topic);
      case 'announcements':
        return topic.key === 'all'
          ? viewer.terminal === 'admin' && permitted(viewer, listAnnouncements.access)
          : topic.key === portalOf(viewer.terminal);
      case 'wallet':
      case 'labels':
      case 'repairs':
        return viewer.terminal === 'admin' || (ofAShop(viewer) && topic.key === String(viewer.shopId));
      case 'accounts':
      case 'warehouses':
      case 'audit':
      case 'bi':
        return viewer.terminal === 'admin';
    }
  };
