import { orderKindOf } from '#contracts/item/order-kinds.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { type OrderActionName, orderActionsOn } from '#contracts/outbound/order-actions.ts';
import { outboundStages, type OutboundStage } from '#contracts/outbound/order-states.ts';
import type { BoardCard } from '#contracts/tasks/task-board-queries.ts';
import type { AllowedEvents } from '../shared/allowed-events.ts';
import { batchCard, type BareCard } from './batch-card.ts';
import { compare } from './compare.ts';
import type { BoardOrder, FloorGroup, Grouping } from './queries.ts';

/** One card per order, or per batch for orders that are picked together. */
export const cardsOf = (orders: readonly BoardOrder[], group: Grouping): BareCard[] => {
  const cards = orders.map(cardOf);
  if (group === 'orders') return cards;
  const batches = new Map<string, BareCard[]>();
  for (const card of cards) if (card.batchNo !== null) batches.set(card.batchNo, [...(batches.get(card.batchNo) ?? []), card]);
  const batched = [...batches].map(([batchNo, own]) => batchCard(batchNo, own));
  return group === 'batches' ? batched : [...cards.filter(({ batchNo }) => batchNo === null), ...batched];
};

/** Of a batch, what can be done with any of its orders. */
export const withActions = (orders: readonly BoardOrder[], actionsOn: (order: BoardOrder) => OrderActionName[]): ((card: BareCard) => BoardCard) => {
  const known = new Map(orders.map((order) => [order.odd_no, order]));
  return (card) => ({ ...card, actions: [...new Set(card.oddNos.flatMap((oddNo) => actionsOn(known.get(oddNo)!)))] });
};

export const boardActions =
  (viewer: Viewer, allowedEvents: AllowedEvents) =>
  (order: BoardOrder): OrderActionName[] => {
    const kind = orderKindOf(order.request_type);
    return orderActionsOn({ ...order, kind, authorIds: order.author_ids }, viewer, allowedEvents.order(kind, order.state));
  };

/** Late first, then by due time; what is out, newest first. */
export const inColumns = (cards: readonly BareCard[]): Record<OutboundStage, BareCard[]> =>
  Object.fromEntries(
    outboundStages.map((stage) => [stage, cards.filter((card) => card.stage === stage).sort(stage === 'out' ? byLeaving : byUrgency)]),
  ) as Record<OutboundStage, BareCard[]>;

type Columns = Record<OutboundStage, readonly BareCard[]>;

/** How much a column holds, whether or not it is shown: a batch stands in one column with all of its orders, whichever stage each of them has. */
export const columnSums = (groups: readonly FloorGroup[], columns: Columns, grouping: Grouping) => (stage: OutboundStage) => {
  const singles = groups.filter(
    (group) => group.chosen && group.stage === stage && (grouping === 'orders' || (grouping === 'all' && !group.batched)),
  );
  const counted = [...singles, ...columns[stage].filter(({ kind }) => kind === 'batch')];
  return { orders: counted.reduce((sum, { orders }) => sum + orders, 0), items: counted.reduce((sum, { items }) => sum + items, 0) };
};

const byUrgency = (a: BareCard, b: BareCard): number =>
  Number(b.late) - Number(a.late) || compare(a.gmtDue ?? '9', b.gmtDue ?? '9') || compare(a.gmtCreate, b.gmtCreate) || compare(a.id, b.id);

const byLeaving = (a: BareCard, b: BareCard): number => compare(b.outTime ?? '', a.outTime ?? '') || compare(a.id, b.id);

const cardOf = (order: BoardOrder): BareCard => ({
  kind: 'order',
  id: order.odd_no,
  type: order.request_type,
  stage: order.stage,
  shops: [{ id: order.shop_id, uid: order.uid ?? '', realname: order.realname ?? '' }],
  orders: 1,
  items: order.items,
  picked: order.picked,
  packed: order.packed,
  shipped: order.shipped,
  short: order.short,
  carrier: order.carrier,
  logNo: order.log_no,
  assignee: order.operator_id === null ? null : { id: order.operator_id, name: order.operator_name ?? '' },
  pickers: order.pickers,
  shelf: order.shelf,
  zones: order.zones ?? [],
  oddNos: [order.odd_no],
  batchNo: order.batch_no,
  late: order.late,
  gmtDue: order.due_at,
  gmtCreate: order.floor_since ?? order.applied_at,
  gmtModify: order.updated_at,
  outTime: order.shipped_at,
  version: order.version,
});
