import type { OrderKind, RequestType } from '#contracts/item/order-kinds.ts';
import type { LastScan } from '#contracts/labels/shipping/parcel-statuses.ts';
import type { OrderEvent, OrderState, OutboundStage } from '#contracts/outbound/order-events.ts';

type EventData<Name extends OrderEvent['type']> = Extract<OrderEvent, { type: Name }>['data'];
export type Application = EventData<'OrderApplied'>;
export type PickedItem = EventData<'OrderItemPicked'>;
export type Parcel = EventData<'OrderPacked'>;
export type Sale = EventData<'ConsignmentOrderSold'>;

/** An application as it was before an edit. */
export interface Edit {
  version: number;
  remark: Application['remark'];
  label: Application['label'];
  address: Application['address'];
  priceCents: Application['priceCents'];
}

/** An application or a direct outbound as deciders see it; undefined while the number has no events. */
export interface Order extends Omit<Application, 'requestType' | 'oneIds'> {
  kind: OrderKind;
  /** The kind's number, as events carry it. */
  requestType: RequestType;
  state: OrderState;
  /** Column of the task board; absent until the order may leave, and while it is in trouble. */
  stage: OutboundStage | undefined;
  /** The items of the order. A short item stays named until a substitute stands in for it. */
  oneIds: readonly string[];
  /** Who wrote what is under review: the applicant and every editor since. */
  authorIds: readonly string[];
  /** Number of its events. */
  version: number;
  /** What each edit replaced, oldest first; `version` is that of the edit. */
  edits: readonly Edit[];
  feeCents: number;
  perItem: readonly { oneId: string; priceCents: number }[];
  /** How often it was quoted. */
  quotes: number;
  confirmed: boolean;
  /** What its seller paid for it, in cents. */
  paidCents: number;
  recalled: boolean;
  operator: { id: string; name: string } | undefined;
  batchNo: string | undefined;
  /** Scanned into a tote; packed and shipped items remain in it. */
  picked: readonly PickedItem[];
  parcels: readonly Parcel[];
  shipped: readonly string[];
  /** Of a transfer: what arrived, at either side, and what was given up as lost. */
  received: readonly string[];
  lost: readonly string[];
  /** Given up as lost, and found where it was sent from. */
  found: readonly string[];
  short: readonly string[];
  replaced: readonly { oneId: string; by: string }[];
  sale: Sale | undefined;
  /** Bought for it at the operator's expense: its own number. */
  labelNo: string | undefined;
  /** Its label is being bought. */
  labelOrdered: boolean;
  /** The last that its carrier told of its parcel. */
  tracked: LastScan | undefined;
}
