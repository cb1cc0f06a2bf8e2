import type { Running } from '#contracts/item/item-queries.ts';
import type { ItemState } from '#contracts/item/item-states.ts';
import type { FoundItem } from './queries.ts';

type Waited = Running['waitsFor'];

/** What an item in a state waits for; null where nothing is going on. An order's progress decides between the steps on the floor. */
const waitsFor: Record<ItemState, Waited | null | ((item: FoundItem) => Waited)> = {
  forecast: 'arrival',
  cancelled: null,
  expired: null,
  received: 'inspection',
  inspected: 'shelving',
  available: null,
  issue: null,
  'outbounding.reviewing': 'review',
  'outbounding.toConfirm': 'confirmation',
  'outbounding.pending': (item) => toBePicked(item),
  'outbounding.picked': (item) => toBePacked(item),
  'outbounding.packed': 'shipping',
  'outbounding.inTransit': 'arrival',
  'cashingOut.reviewing': 'review',
  'cashingOut.quoted': 'quotationAnswer',
  'onConsignment.reviewing': 'review',
  'onConsignment.listed': 'sale',
  'onConsignment.sold': (item) => toBePicked(item),
  'onConsignment.picked': (item) => toBePacked(item),
  'onConsignment.packed': 'shipping',
  'switchingOwner.reviewing': 'review',
  'switchingOwner.toConfirm': 'confirmation',
  'repairing.inWork': 'repair',
  'repairing.boxLost': 'lostBox',
  'outOfWarehouse.shipped': null,
  'outOfWarehouse.returned': null,
  'missing.sought': 'search',
  'missing.writingOff': 'writeOff',
  writtenOff: null,
  unknown: null,
};

const toBePicked = ({ stage }: FoundItem): Waited => (stage === 'pending' ? 'assignment' : 'picking');
const toBePacked = (item: FoundItem): Waited => (allPicked(item) ? 'packing' : 'otherItems');

/** Short items are waited for no longer. */
const due = ({ order_items, order_short }: FoundItem): number => (order_items ?? 0) - (order_short ?? 0);
const allPicked = (item: FoundItem): boolean => (item.order_picked ?? 0) >= due(item);

/** What is going on with an item now; null when it rests. */
export const runningOf = (item: FoundItem): Running | null => {
  const waited = waitsFor[item.state];
  if (waited === null) return null;
  return {
    oddNo: item.odd_no,
    repairNo: item.repair_no,
    requestType: item.request_type,
    step: item.state,
    waitsFor: typeof waited === 'function' ? waited(item) : waited,
    done: item.stage ? (allPicked(item) ? item.order_packed : item.order_picked) : null,
    of: item.stage ? due(item) : null,
    carrier: item.stage ? item.carrier : null,
    gmtSince: item.state_since,
    gmtDue: item.stage ? item.due_at : null,
  };
};
