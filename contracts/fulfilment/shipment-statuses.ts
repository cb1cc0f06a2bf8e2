import type { Tone } from '../item/item-states.ts';
import type { Words } from '../kernel/words.ts';

/** How far an item of a shipment is (R4.35), the least advanced first. The codes of the specification are these names in capitals. */
export const shipmentStatuses = {
  pendingCreate: { code: 'PENDING_CREATE', tone: 'waiting', en: 'Pending creation', zh: '待创建' },
  readyToShip: { code: 'READY_TO_SHIP', tone: 'waiting', en: 'Ready to ship', zh: '待发货' },
  shipping: { code: 'SHIPPING', tone: 'progress', en: 'Shipping', zh: '已交运' },
  inTransit: { code: 'IN_TRANSIT', tone: 'progress', en: 'In transit', zh: '运输中' },
  delivered: { code: 'DELIVERED', tone: 'progress', en: 'Delivered', zh: '已送达' },
  notReceived: { code: 'NOT_RECEIVED', tone: 'refused', en: 'Not received', zh: '未收到' },
  received: { code: 'RECEIVED', tone: 'progress', en: 'Received', zh: '已签收' },
  authenticating: { code: 'AUTHENTICATING', tone: 'progress', en: 'Authenticating', zh: '鉴定中' },
  returned: { code: 'RETURNED', tone: 'cancelled', en: 'Returned', zh: '已退回' },
  listed: { code: 'LISTED', tone: 'done', en: 'Listed', zh: '已上架' },
} as const satisfies Record<string, Words & { code: string; tone: Tone }>;
export type ShipmentStatus = keyof typeof shipmentStatuses;
export const shipmentStatusNames = Object.keys(shipmentStatuses) as [ShipmentStatus, ...ShipmentStatus[]];

/** Where the shipment as a whole stands with those who decide on it. */
export const shipmentStages = ['reviewing', 'creating', 'open', 'rejected', 'recalled'] as const;
export type ShipmentStage = (typeof shipmentStages)[number];

/** Why nothing of it is on its way any more. */
export const shipmentEnds = {
  rejected: { tone: 'refused', en: 'Rejected', zh: '已驳回' },
  recalled: { tone: 'cancelled', en: 'Recalled', zh: '已撤回' },
  cancelled: { tone: 'cancelled', en: 'Cancelled', zh: '已取消' },
} as const satisfies Record<string, Words & { tone: Tone }>;
export type ShipmentEnd = keyof typeof shipmentEnds;
export const shipmentEndNames = Object.keys(shipmentEnds) as [ShipmentEnd, ...ShipmentEnd[]];

/** Pairs in each status; those that are in none are left out. */
export type StatusCounts = Partial<Record<ShipmentStatus, number>>;

/** Of several items, that of the least advanced. Undefined where none is left. */
export const leastAdvanced = (statuses: readonly ShipmentStatus[]): ShipmentStatus | undefined =>
  shipmentStatusNames.find((status) => statuses.includes(status));

export const countsOf = (statuses: readonly ShipmentStatus[]): StatusCounts => {
  const counts: StatusCounts = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
