import type { OrderEvent } from '#contracts/outbound/order-events.ts';
import type { Recorded } from '../kernel/event-kinds.ts';
import type { OrderUnit } from './table.ts';

export type RecordedOrderEvent = Recorded<OrderEvent>;

/** The units of an order after an event. */
export const unitsAfter = (units: readonly OrderUnit[], event: Recorded<OrderEvent>): OrderUnit[] => {
  switch (event.type) {
    case 'OrderApplied':
      return event.data.oneIds.map((oneId) => waiting(oneId, event.data.boxes?.find((box) => box.oneIds.includes(oneId))?.boxNo ?? null));
    case 'OrderQuoted':
      return units.map((unit) => ({ ...unit, quotedCents: event.data.perItem?.find(({ oneId }) => oneId === unit.oneId)?.priceCents ?? null }));
    case 'OrderEdited':
    case 'OrderQuoteWithdrawn':
      return units.map((unit) => ({ ...unit, quotedCents: null }));
    case 'OrderItemPicked':
      return changed(units, [event.data.oneId], { progress: 'picked', tote: event.data.tote, pickedBy: event.data.operatorId ?? null });
    case 'OrderPickUndone':
      return changed(units, [event.data.oneId], { progress: 'waiting', tote: null, pickedBy: null });
    case 'OrderItemShort':
      return changed(units, [event.data.oneId], { progress: 'short', reason: event.data.reason });
    case 'OrderShortUndone':
      return changed(units, [event.data.oneId], { progress: 'waiting', reason: null });
    case 'OrderItemReplaced':
      return replaced(units, event.data);
    case 'OrderPacked':
      return changed(units, event.data.oneIds, { progress: 'packed', parcelNo: event.data.parcelNo });
    case 'OrderShipped':
      return changed(units, event.data.oneIds, { progress: 'shipped' });
    case 'TransferReceived': {
      const { oneIds, lost, reason = null } = event.data;
      return changed(changed(units, oneIds, { progress: 'received' }), lost, { progress: 'lost', reason });
    }
    case 'TransferItemsFound':
      return changed(units, event.data.oneIds, { progress: 'found', reason: null });
    case 'ConsignmentOrderDelisted':
      return changed(units, [event.data.oneId], { progress: 'delisted' });
    case 'ConsignmentOrderTakenOver':
      return changed(units, [event.data.oneId], { progress: 'released' });
    case 'OrderRejected':
    case 'OrderRecalled':
    case 'OrderCancelled':
      return units.map((unit) => (held.includes(unit.progress) ? { ...unit, progress: 'released' } : unit));
    case 'OrderConfirmed':
    case 'OrderApproved':
    case 'OrderBatched':
    case 'OrderUnbatched':
    case 'OrderAssigned':
    case 'OrderUnassigned':
    case 'OrderTracked':
    case 'OrderLabelOrdered':
    case 'OrderLabelled':
    case 'OrderLabelDeclined':
    case 'OrderCompleted':
    case 'OrderException':
    case 'OrderResumed':
    case 'ConsignmentOrderSold':
      return [...units];
  }
};

/** By an order that has not left. */
const held: readonly OrderUnit['progress'][] = ['waiting', 'picked', 'packed'];

const waiting = (oneId: string, boxNo: string | null): OrderUnit => ({
  oneId,
  progress: 'waiting',
  tote: null,
  parcelNo: null,
  boxNo,
  reason: null,
  replacedBy: null,
  quotedCents: null,
});

const changed = (units: readonly OrderUnit[], oneIds: readonly string[], change: Partial<OrderUnit>): OrderUnit[] =>
  units.map((unit) => (oneIds.includes(unit.oneId) ? { ...unit, ...change } : unit));

/** The twin takes the place, and the box, of the unit that it stands in for. */
const replaced = (units: readonly OrderUnit[], { oneId, by }: { oneId: string; by: string }): OrderUnit[] =>
  units.flatMap((unit) => (unit.oneId === oneId ? [leaving(unit, by), waiting(by, unit.boxNo)] : [unit]));

/** One that was not found stays short. */
const leaving = (unit: OrderUnit, by: string): OrderUnit => ({
  ...unit,
  progress: unit.progress === 'waiting' ? 'released' : unit.progress,
  replacedBy: by,
});
