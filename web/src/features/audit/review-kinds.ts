import { requestTypeOf, type ApplicationType } from '#contracts/item/order-kinds.ts';
import type { OrderState } from '#contracts/outbound/order-events.ts';
import type { PresetReason } from '#contracts/requests/preset-reasons.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';

/** What the reviews of a type differ in. */
export interface ReviewKind {
  type: ApplicationType;
  list: string;
  /** What tells its requests apart: the parcel's number where the seller brings the label, what is offered or asked, who is to have the items, or how large its boxes are. */
  tells?: 'tracking' | 'quotation' | 'asking' | 'recipient' | 'destination' | 'boxes';
  /** The state that an approval leads to; none where the operator quotes instead. */
  approved?: OrderState;
  /** Reasons to reject that are offered. */
  reasons: readonly PresetReason[];
}

/** The reviews of the audit centre, in the order of its menu. Each type has its list; the types that ship share one detail page (R2.115). */
export const reviewKinds: readonly ReviewKind[] = [
  {
    type: requestTypeOf.shipWithLabel,
    list: adminPaths.reviewShipWithLabel,
    tells: 'tracking',
    approved: 'pendingOutbound',
    reasons: ['labelUnreadable', 'wrongAddress', 'itemsOnHold'],
  },
  {
    type: requestTypeOf.reship,
    list: adminPaths.reviewReship,
    tells: 'boxes',
    approved: 'pendingOutbound',
    reasons: ['addressIncomplete', 'notShippedThere', 'itemsOnHold'],
  },
  {
    type: requestTypeOf.warehouseTransfer,
    list: adminPaths.reviewWarehouseTransfer,
    tells: 'destination',
    approved: 'pendingOutbound',
    reasons: ['notShippedThere', 'itemsOnHold'],
  },
  {
    type: requestTypeOf.cashOut,
    list: adminPaths.reviewCashOut,
    tells: 'quotation',
    reasons: ['notBought', 'conditionTooPoor', 'itemsOnHold'],
  },
  {
    type: requestTypeOf.consignment,
    list: adminPaths.reviewConsignment,
    tells: 'asking',
    approved: 'consigning',
    reasons: ['notSoldThere', 'priceTooHigh', 'itemsOnHold'],
  },
  {
    type: requestTypeOf.ownershipTransfer,
    list: adminPaths.reviewTransfer,
    tells: 'recipient',
    approved: 'completed',
    reasons: ['recipientDeclines', 'ownershipUnclear', 'itemsOnHold'],
  },
];

export const reviewKindOf = (type: number): ReviewKind | undefined => reviewKinds.find((kind) => kind.type === type);

/** Where an approval is to bring a request. */
export const approvedState = ({ type, state }: { type: number; state: OrderState }): OrderState => reviewKindOf(type)?.approved ?? state;
