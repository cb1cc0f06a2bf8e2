import { orderKindOf, requestTypeOf, type OrderKind, type RequestType } from '../item/order-kinds.ts';
import type { Words } from '../kernel/words.ts';
import type { Tone } from '../item/item-states.ts';
import type { OrderState, OutboundStage } from './order-events.ts';

/** A state as one list of the specification numbers and words it; `number` is null where that list has no number for it. */
export interface OrderStatus {
  number: number | null;
  tone: Tone;
  en: string;
  zh: string;
}

const status = (number: number | null, tone: Tone, en: string, zh: string): OrderStatus => ({ number, tone, en, zh });

const reviewing = (number: number | null) => status(number, 'waiting', 'Reviewing', '审核中');
const rejected = (number: number | null) => status(number, 'refused', 'Rejected', '已驳回');
const toConfirm = (number: number | null) => status(number, 'waiting', 'To be confirmed', '待确认');
const pendingOutbound = (number: number | null) => status(number, 'progress', 'Pending outbound', '待出库');
const outOfWarehouse = (number: number | null) => status(number, 'done', 'Out of warehouse', '已出库');
const completed = (number: number | null) => status(number, 'done', 'Completed', '已完成');
const cancelled = (number: number | null) => status(number, 'cancelled', 'Cancelled', '已取消');
const exception = (number: number | null) => status(number, 'refused', 'Order exception', '订单异常');
const consigning = (number: number | null) => status(number, 'progress', 'Consigning', '寄售中');
const groupAccount = (number: number | null) => status(number, 'done', 'Switch to the group account', '转入集团账户');

type StatusList = Readonly<Record<OrderState, OrderStatus>>;

/** States that do not occur in a list keep their words, so that a list never shows an empty cell. */
const unnumbered: StatusList = {
  reviewing: reviewing(null),
  rejected: rejected(null),
  toConfirm: toConfirm(null),
  pendingOutbound: pendingOutbound(null),
  outOfWarehouse: outOfWarehouse(null),
  completed: completed(null),
  cancelled: cancelled(null),
  consigning: consigning(null),
  groupAccount: groupAccount(null),
  exception: exception(null),
};

/** R4.16: the stored reading of types 3, 4 and 14. */
export const outboundStatuses: StatusList = {
  ...unnumbered,
  reviewing: status(1, 'waiting', 'To be reviewed', '待审核'),
  rejected: rejected(2),
  toConfirm: toConfirm(3),
  completed: completed(4),
  pendingOutbound: pendingOutbound(5),
  outOfWarehouse: outOfWarehouse(6),
  cancelled: cancelled(7),
};

/** R4.17: the variant reading, a view for the lists that use it. A completed order is one that went out. */
export const outboundVariantStatuses: StatusList = {
  ...unnumbered,
  reviewing: reviewing(1),
  rejected: rejected(2),
  toConfirm: toConfirm(3),
  pendingOutbound: pendingOutbound(4),
  outOfWarehouse: outOfWarehouse(5),
  completed: outOfWarehouse(5),
  cancelled: cancelled(6),
  exception: exception(7),
};

/** R4.15. */
export const cashOutStatuses: StatusList = {
  ...unnumbered,
  reviewing: reviewing(1),
  rejected: rejected(2),
  toConfirm: status(3, 'waiting', 'Quotation to be confirmed by user', '报价待确认'),
  completed: status(4, 'done', 'Cashed out', '已回收'),
  cancelled: cancelled(5),
};

/** R4.18. */
export const switchUserStatuses: StatusList = {
  ...unnumbered,
  reviewing: reviewing(1),
  rejected: rejected(2),
  toConfirm: toConfirm(3),
  completed: status(4, 'done', 'Switch user completed', '过户完成'),
  cancelled: cancelled(5),
};

/** R4.19: the stored reading of type 6. */
export const consignmentStatuses: StatusList = {
  ...unnumbered,
  consigning: consigning(1),
  pendingOutbound: pendingOutbound(2),
  groupAccount: groupAccount(3),
  outOfWarehouse: outOfWarehouse(4),
  completed: completed(5),
};

const sold = status(2, 'done', 'Sold', '已售出');

/** R4.20: the simple form, a view. */
export const consignmentSimpleStatuses: StatusList = {
  ...unnumbered,
  consigning: consigning(1),
  pendingOutbound: sold,
  exception: sold,
  groupAccount: sold,
  outOfWarehouse: sold,
  completed: sold,
};

/** Of a transfer between warehouses: numbered as what leaves a warehouse, in words of its own. */
const transferStatuses: StatusList = {
  ...outboundStatuses,
  pendingOutbound: status(5, 'progress', 'To be sent', '待发运'),
  outOfWarehouse: status(6, 'progress', 'In transit', '在途'),
};

const storedStatuses: Readonly<Record<OrderKind, StatusList>> = {
  shipWithLabel: outboundStatuses,
  reship: outboundStatuses,
  cashOut: cashOutStatuses,
  consignment: consignmentStatuses,
  ownershipTransfer: switchUserStatuses,
  directOutbound: outboundStatuses,
  warehouseTransfer: transferStatuses,
};

/** The status that an order of a type shows for its state. */
export const orderStatus = (requestType: RequestType, state: OrderState): OrderStatus => storedStatuses[orderKindOf(requestType)][state];

/** The variant view of a type's list (R4.17, R4.20); the stored status where a type has no variant. */
export const orderVariantStatus = (requestType: RequestType, state: OrderState): OrderStatus => {
  if (requestType === requestTypeOf.consignment) return consignmentSimpleStatuses[state];
  return storedStatuses[orderKindOf(requestType)] === outboundStatuses ? outboundVariantStatuses[state] : orderStatus(requestType, state);
};

/** The numbers of the second reading with their words, to choose from. */
export const outboundVariants: readonly OrderStatus[] = Object.values(outboundVariantStatuses)
  .filter(({ number }, index, all) => number !== null && all.findIndex((other) => other.number === number) === index)
  .toSorted((one, other) => one.number! - other.number!);

/** What three states of a sale mean (R4.31). */
const saleMeanings: Readonly<Partial<Record<OrderState, Words>>> = {
  pendingOutbound: { en: 'Under review for shipping', zh: '发货审核中' },
  outOfWarehouse: { en: 'Shipped to the platform', zh: '已发往平台' },
  completed: { en: 'Payment processed', zh: '款项已结算' },
};

export const saleMeaning = (requestType: RequestType, state: OrderState): Words | undefined =>
  orderKindOf(requestType) === 'consignment' ? saleMeanings[state] : undefined;

const toBeReviewed = status(null, 'waiting', 'To be reviewed', '待审核');
const approved = status(null, 'done', 'Approved', '已通过');
const quotationToBeConfirmed = status(null, 'waiting', 'Quotation to be confirmed', '报价待确认');
const toBeConfirmedByUser = status(null, 'waiting', 'To be confirmed by user', '待用户确认');

/** R4.29: the same order as the audit center sees it. */
export const reviewStatus = (requestType: RequestType, state: OrderState): OrderStatus => {
  switch (state) {
    case 'reviewing':
      return toBeReviewed;
    case 'rejected':
    case 'cancelled':
      return unnumbered[state];
    case 'toConfirm':
      return requestType === requestTypeOf.cashOut ? quotationToBeConfirmed : toBeConfirmedByUser;
    case 'pendingOutbound':
    case 'outOfWarehouse':
    case 'completed':
    case 'consigning':
    case 'groupAccount':
    case 'exception':
      return approved;
  }
};

/** What an application event in the timeline carries while its order is open (R4.12, R4.22); the list has no number for a change of owner. */
const openFlowStatuses: Readonly<Record<OrderKind, OrderStatus>> = {
  shipWithLabel: status(3, 'progress', 'Outbounding', '出库中'),
  reship: status(3, 'progress', 'Outbounding', '出库中'),
  cashOut: status(4, 'progress', 'Cashing out', '回收中'),
  consignment: status(2, 'progress', 'On consignment', '寄售中'),
  ownershipTransfer: status(null, 'progress', 'Switch-user in progress', '过户中'),
  directOutbound: status(3, 'progress', 'Outbounding', '出库中'),
  warehouseTransfer: status(3, 'progress', 'Outbounding', '出库中'),
};

/** Item flow status (R4.22). */
export const flowStatus = (requestType: RequestType, state: OrderState): OrderStatus => {
  if (state === 'cancelled' || state === 'rejected') return cancelled(1);
  const kind = orderKindOf(requestType);
  // A transfer goes on until it has arrived.
  const isUnderWay = kind === 'warehouseTransfer' && state === 'outOfWarehouse';
  if (!isUnderWay && (state === 'completed' || state === 'outOfWarehouse' || state === 'groupAccount')) return completed(6);
  return openFlowStatuses[kind];
};

/** Outbound progress (R4.36). */
export const outboundStageWords: Readonly<Record<OutboundStage, Omit<OrderStatus, 'number'>>> = {
  pending: { tone: 'waiting', en: 'Pending outbound', zh: '待出库' },
  assigned: { tone: 'progress', en: 'Assigned', zh: '已指派' },
  picking: { tone: 'progress', en: 'Picking', zh: '拣货中' },
  packed: { tone: 'progress', en: 'Packed', zh: '已打包' },
  partial: { tone: 'progress', en: 'Partially outbound', zh: '部分出库' },
  out: { tone: 'done', en: 'Fully outbound', zh: '全部出库' },
};
