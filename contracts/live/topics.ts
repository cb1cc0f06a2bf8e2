import { portalNames, type Portal } from '../announcements/portals.ts';
import type { Tags } from '../kernel/recorded-event.ts';

/**
 * What a browser can follow. `<kind>:<key>`; a list has one topic for its shop, one for its warehouse and one for everything (administrators).
 * A topic carries notices only of what the HTTP read of the same thing would show.
 */
export const topicKinds = [
  'item',
  'order',
  'review',
  'package',
  'board',
  'inventory',
  'packages',
  'orders',
  'shelves',
  'announcements',
  'wallet',
  'labels',
  'repairs',
  'accounts',
  'warehouses',
  'audit',
  'bi',
] as const;
export type TopicKind = (typeof topicKinds)[number];

export interface Topic {
  kind: TopicKind;
  /** ONE ID, order number, package number or warehouse; for lists `shop`, `warehouse` or `all`; for announcements their portal, for wallets, shipping labels and repairs their shop, or `all`. */
  key: string;
  /** Shop or warehouse of a list's topic. */
  of?: string;
}

export const itemTopic = (oneId: string): string => `item:${oneId}`;
export const orderTopic = (oddNo: string): string => `order:${oddNo}`;
/** Whoever follows it has the application open to review it, and is told who else has. Nothing of the log belongs to it. */
export const reviewTopic = (oddNo: string): string => `review:${oddNo}`;
export const packageTopic = (preId: string): string => `package:${preId}`;
export const boardTopic = (warehouseId: string): string => `board:${warehouseId}`;
export const shelvesTopic = (warehouseId: string): string => `shelves:${warehouseId}`;
export const shopTopic = (list: 'inventory' | 'packages' | 'orders', shopId: number): string => `${list}:shop:${shopId}`;
export const warehouseTopic = (list: 'inventory' | 'packages' | 'orders', warehouseId: string): string => `${list}:warehouse:${warehouseId}`;
export const everythingTopic = (list: 'inventory' | 'packages' | 'orders'): string => `${list}:all`;
/** What the people of a portal read. */
export const announcementsTopic = (portal: Portal): string => `announcements:${portal}`;
/** What those who manage announcements see: drafts too. */
export const allAnnouncementsTopic = 'announcements:all';
/** The money of a shop. */
export const walletTopic = (shopId: number): string => `wallet:${shopId}`;
/** Every shop's, for finance. */
export const allWalletsTopic = 'wallet:all';
/** The shipping labels of a shop. */
export const labelsTopic = (shopId: number): string => `labels:${shopId}`;
/** Every shop's, for finance. */
export const allLabelsTopic = 'labels:all';
/** The repair orders of a shop. */
export const repairsTopic = (shopId: number): string => `repairs:${shopId}`;
/** Every shop's, for those who review and carry them out. */
export const allRepairsTopic = 'repairs:all';
/** Who may sign in, for those who manage accounts. */
export const accountsTopic = 'accounts';
/** Their terms, menus and shelves, for those who set up the warehouses. */
export const warehousesTopic = 'warehouses';
export const auditTopic = 'audit';
export const biTopic = 'bi';

const lists = ['inventory', 'packages', 'orders'] as const;
/** Followed as a whole or not at all. */
const wholes = ['accounts', 'warehouses', 'audit', 'bi'] as const;
const isPortal = (text: string): boolean => (portalNames as readonly string[]).includes(text);
const isKind = (text: string): text is TopicKind => (topicKinds as readonly string[]).includes(text);

export const parseTopic = (text: string): Topic | undefined => {
  const [kind = '', key, of, ...rest] = text.split(':');
  if (!isKind(kind) || rest.length > 0) return undefined;
  if ((wholes as readonly string[]).includes(kind)) return key === undefined ? { kind, key: '' } : undefined;
  if (!key) return undefined;
  if (kind === 'announcements') return of === undefined && (key === 'all' || isPortal(key)) ? { kind, key } : undefined;
  if (!(lists as readonly string[]).includes(kind)) return of === undefined ? { kind, key } : undefined;
  if (key === 'all') return of === undefined ? { kind, key } : undefined;
  return (key === 'shop' || key === 'warehouse') && of ? { kind, key, of } : undefined;
};

const listTopics = (list: 'inventory' | 'packages' | 'orders', { shopIds = [], warehouseId }: Tags): string[] => [
  ...shopIds.map((shopId) => shopTopic(list, shopId)),
  ...(warehouseId ? [warehouseTopic(list, warehouseId)] : []),
  everythingTopic(list),
];

/** Every topic that an event belongs to, from its stream and tags alone. */
export const topicsOf = ({ streamId, tags }: { streamId: string; tags: Tags }): string[] => {
  const dash = streamId.indexOf('-');
  const id = streamId.slice(dash + 1);
  const place = tags.warehouseId;
  switch (streamId.slice(0, dash)) {
    case 'item':
      return [itemTopic(id), ...listTopics('inventory', tags), biTopic];
    case 'order':
      return [orderTopic(id), ...listTopics('orders', tags), ...(place ? [boardTopic(place)] : []), auditTopic, biTopic];
    case 'package':
      return [packageTopic(id), ...listTopics('packages', tags), biTopic];
    case 'aside':
      return place ? [warehouseTopic('packages', place)] : [];
    case 'batch':
      return place ? [boardTopic(place)] : [];
    case 'wallet':
      return [walletTopic(Number(id)), allWalletsTopic];
    case 'label':
      return [...(tags.shopIds ?? []).map(labelsTopic), allLabelsTopic];
    case 'repair':
      return [...(tags.shopIds ?? []).map(repairsTopic), allRepairsTopic];
    case 'account':
      return [accountsTopic];
    case 'announcement':
      return [...(tags.portals ?? []).map(announcementsTopic), allAnnouncementsTopic];
    case 'shelf':
      return [...(place ? [shelvesTopic(place)] : []), warehousesTopic];
    case 'warehouse':
      return [warehousesTopic];
    default:
      return [];
  }
};
