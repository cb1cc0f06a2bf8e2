import { type Action, offeredActions } from '../kernel/access/offered-actions.ts';
import type { OrderKind } from '../item/order-kinds.ts';
import type { Viewer } from '../kernel/access/viewer.ts';
import { ownerEdits, reviewerEdits } from '../requests/request-access.ts';
import type { OrderEventName, OrderState, OutboundStage } from './order-events.ts';
import { mayActOn } from './order-reads.ts';
import { approvalEdits, floorEdits, supervisorEdits } from './outbound-access.ts';

interface OrderAction extends Action<OrderEventName> {
  event: OrderEventName;
  /** Only in this state, where the event alone does not tell two actions apart. */
  state?: OrderState;
  /** Only at these stages of the floor. */
  stages?: readonly OutboundStage[];
}

/** What a person can do with an order. Rows carry those that its state and stage and the viewer's permissions allow. */
export const orderActions = {
  approve: { event: 'OrderApproved', fourEyes: true, access: reviewerEdits, en: 'Approve', zh: '通过' },
  quote: { event: 'OrderQuoted', fourEyes: true, access: reviewerEdits, en: 'Quote', zh: '报价' },
  withdrawQuote: { event: 'OrderQuoteWithdrawn', fourEyes: true, access: reviewerEdits, en: 'Withdraw the quotation', zh: '收回报价' },
  reject: { event: 'OrderRejected', fourEyes: true, access: reviewerEdits, en: 'Reject', zh: '驳回' },
  edit: { event: 'OrderEdited', access: ownerEdits, en: 'Edit', zh: '修改' },
  recall: { event: 'OrderRecalled', access: ownerEdits, en: 'Recall', zh: '撤回' },
  confirm: { event: 'OrderConfirmed', access: ownerEdits, en: 'Confirm', zh: '确认' },
  cancel: { event: 'OrderCancelled', state: 'toConfirm', access: ownerEdits, en: 'Cancel', zh: '取消' },
  delist: { event: 'ConsignmentOrderDelisted', access: [...ownerEdits, '1100.edit'], en: 'Delist', zh: '下架' },
  markSold: { event: 'ConsignmentOrderSold', access: ['1100.edit', '1400.edit'], en: 'Mark as sold', zh: '标记售出' },
  takeOver: { event: 'ConsignmentOrderTakenOver', access: ['1100.edit'], en: 'Switch to the group account', zh: '转入集团账户' },
  assign: { event: 'OrderAssigned', stages: ['pending', 'assigned', 'picking', 'partial'], access: supervisorEdits, en: 'Assign', zh: '指派' },
  unassign: { event: 'OrderUnassigned', stages: ['assigned'], access: supervisorEdits, en: 'Take back', zh: '取消指派' },
  pick: { event: 'OrderItemPicked', stages: ['pending', 'assigned', 'picking', 'partial'], access: floorEdits, en: 'Pick', zh: '拣货' },
  pack: { event: 'OrderPacked', stages: ['picking', 'packed', 'partial'], access: floorEdits, en: 'Pack', zh: '打包' },
  ship: { event: 'OrderShipped', stages: ['packed', 'partial'], access: floorEdits, en: 'Ship', zh: '出库' },
  takeBack: {
    event: 'OrderCancelled',
    state: 'pendingOutbound',
    stages: ['pending', 'assigned', 'picking', 'packed'],
    access: approvalEdits,
    en: 'Cancel',
    zh: '取消',
  },
  reportException: { event: 'OrderException', access: supervisorEdits, en: 'Report an exception', zh: '报告异常' },
  replace: { event: 'OrderItemReplaced', access: floorEdits, en: 'Replace an item', zh: '替换货品' },
  resume: { event: 'OrderResumed', access: [...supervisorEdits, '400.edit'], en: 'Resume', zh: '恢复' },
  giveUp: { event: 'OrderCancelled', state: 'exception', access: approvalEdits, en: 'Cancel', zh: '取消' },
  complete: { event: 'OrderCompleted', access: ['400.edit', '900.edit', '1100.edit', '1400.edit'], en: 'Complete', zh: '完成' },
} as const satisfies Record<string, OrderAction>;
export type OrderActionName = keyof typeof orderActions;
export const orderActionNames = Object.keys(orderActions) as [OrderActionName, ...OrderActionName[]];

interface ActedOn {
  kind: OrderKind;
  state: OrderState;
  stage: OutboundStage | null;
  /** Applicant and editors: none of them approves. */
  authorIds: readonly string[];
  /** Items that stand in the order, and how many of them were picked (packed and shipped ones too), packed, shipped, or not found. */
  items: number;
  picked: number;
  packed: number;
  shipped: number;
  short: number;
}

const nothingShipped = ({ shipped }: ActedOn): boolean => shipped === 0;
const leftToPick = ({ items, picked, short }: ActedOn): number => items - short - picked;

/** What neither the state nor the stage tells. */
const only: Partial<Record<OrderActionName, (order: ActedOn) => boolean>> = {
  pick: (order) => leftToPick(order) > 0,
  pack: (order) => leftToPick(order) === 0 && order.picked > order.packed,
  ship: ({ packed, shipped }) => packed > shipped,
  takeBack: nothingShipped,
  // What was sold is owed to its buyer, as long as it is there.
  giveUp: (order) => nothingShipped(order) && (order.kind !== 'consignment' || order.items === order.short),
  replace: (order) => (order.kind === 'consignment' ? order.short : order.items - order.picked) > 0,
  resume: ({ items, short }) => items > short,
};

export const orderActionsOn = (
  order: ActedOn,
  viewer: Pick<Viewer, 'permissions' | 'accountId'>,
  allowed: readonly OrderEventName[],
): OrderActionName[] =>
  offeredActions<OrderActionName, OrderEventName>(orderActions, {
    allowed,
    may: (access) => mayActOn(viewer.permissions, access, order.kind),
    isAuthor: order.authorIds.includes(viewer.accountId),
    holds: (name) => isAtItsStage(orderActions[name], order) && (only[name]?.(order) ?? true),
  });

const isAtItsStage = ({ state, stages }: OrderAction, order: ActedOn): boolean =>
  (!state || state === order.state) && (!stages || (order.stage !== null && stages.includes(order.stage)));
