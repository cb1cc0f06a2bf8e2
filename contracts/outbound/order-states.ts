/** What an order is doing, whatever its type; `order-statuses.ts` maps it to the numbers of each type's list. */
export const orderStates = [
  'reviewing',
  'rejected',
  'toConfirm',
  'pendingOutbound',
  'outOfWarehouse',
  'completed',
  'cancelled',
  'consigning',
  'groupAccount',
  'exception',
] as const;
export type OrderState = (typeof orderStates)[number];

/** Columns of the task board (R4.36). `stage` of an order that has left review. */
export const outboundStages = ['pending', 'assigned', 'picking', 'packed', 'partial', 'out'] as const;
export type OutboundStage = (typeof outboundStages)[number];
