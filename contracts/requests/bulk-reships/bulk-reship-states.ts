import type { OrderState } from '../../outbound/order-states.ts';

/** How far a bulk reship is: what waits for somebody comes first. */
export const bulkReshipStates = {
  toConfirm: { tone: 'waiting', en: 'To be confirmed by user', zh: '待用户确认' },
  reviewing: { tone: 'waiting', en: 'To be reviewed', zh: '待审核' },
  exception: { tone: 'refused', en: 'Exception', zh: '异常' },
  pending: { tone: 'progress', en: 'Pending outbound', zh: '待出库' },
  partial: { tone: 'progress', en: 'Partially outbound', zh: '部分出库' },
  shipped: { tone: 'done', en: 'Out of the warehouse', zh: '已出库' },
  closed: { tone: 'cancelled', en: 'Cancelled', zh: '已取消' },
} as const;
export type BulkReshipState = keyof typeof bulkReshipStates;
export const bulkReshipStateNames = Object.keys(bulkReshipStates) as [BulkReshipState, ...BulkReshipState[]];

const gone: readonly OrderState[] = ['outOfWarehouse', 'completed'];

/** Box by box; one that was rejected or cancelled no longer counts where another ships. */
export const bulkReshipStateOf = (boxes: readonly OrderState[]): BulkReshipState => {
  const some = (...states: readonly OrderState[]): boolean => boxes.some((state) => states.includes(state));
  if (some('toConfirm')) return 'toConfirm';
  if (some('reviewing')) return 'reviewing';
  if (some('exception')) return 'exception';
  if (some('pendingOutbound')) return some(...gone) ? 'partial' : 'pending';
  return some(...gone) ? 'shipped' : 'closed';
};
