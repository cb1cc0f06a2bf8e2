import type { ItemEventName } from '#contracts/item/item-events.ts';
import type { RequestType } from '#contracts/item/order-kinds.ts';
import type { OrderState } from '#contracts/outbound/order-events.ts';
import { flowStatus } from '#contracts/outbound/order-statuses.ts';

/** Numbers of R4.22 that an event settles by itself, whatever its order did later. */
const settled: Partial<Record<ItemEventName, number>> = {
  RequestRejected: 1,
  RequestRecalled: 1,
  RequestCancelled: 1,
  ConsignmentListed: 2,
  ConsignmentSold: 2,
  ConsignmentDelisted: 1,
  RepairCancelled: 1,
  RepairRejected: 1,
  ItemRepaired: 6,
  ItemShipped: 6,
  ItemArrived: 6,
};

const followsOrder: readonly ItemEventName[] = ['ItemRequested', 'DirectOutboundOrdered', 'RequestQuoted', 'RequestApproved', 'RequestConfirmed'];

const endsOfRepair: readonly ItemEventName[] = ['ItemRepaired', 'RepairFailed', 'RepairCancelled', 'RepairRejected'];

/** The event that ended each repair, by repair number; one that is in work has none. */
export const repairEnds = (entries: readonly { name: ItemEventName; repair_no: string | null }[]): ReadonlyMap<string, ItemEventName> =>
  new Map(entries.flatMap(({ name, repair_no: repairNo }) => (repairNo !== null && endsOfRepair.includes(name) ? [[repairNo, name] as const] : [])));

interface Told {
  name: ItemEventName;
  requestType: RequestType | null;
  orderState: OrderState | null;
  repairEnd: ItemEventName | undefined;
}

/** The flow status that a timeline entry carries (R4.12): an application's follows its order or repair to the end. */
export const flowStatusOf = ({ name, orderState, repairEnd, ...entry }: Told): number | null => {
  if (name === 'RepairApplied') return repairing(repairEnd);
  const own = settled[name];
  if (own !== undefined) return own;
  const requestType = name === 'DirectOutboundOrdered' ? 14 : entry.requestType;
  if (!requestType || !followsOrder.includes(name)) return null;
  return flowStatus(requestType, orderState ?? 'reviewing').number;
};

/** There is no number for a repair that failed. */
const repairing = (end: ItemEventName | undefined): number | null => (end === undefined ? 5 : (settled[end] ?? null));
