import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { cancelSaleEndpoint } from '#contracts/sales/sale-commands.ts';
import type { CancelCause } from '#contracts/sales/sale-events.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import type { Load } from '#kernel/commands/unit-of-work.ts';
import { batchAfter, batchOf } from '#services/aggregates/batch/batch-progress.ts';
import type { LoadedBatch } from '#services/aggregates/batch/batch.ts';
import { firstRefusal, requireItemAllows } from '#services/aggregates/item/item-policies.ts';
import { itemStream, type LoadedItem } from '#services/aggregates/item/item.ts';
import { releaseLabelOfOrder } from '#services/aggregates/order/order-label.ts';
import { requireOrderAllows } from '#services/aggregates/order/order-policies.ts';
import { orderStream, present, type LoadedOrder, type Order } from '#services/aggregates/order/order.ts';
import { requireSaleAllows, type LoadedSale, type Sale } from '#services/aggregates/sale/sale.ts';
import { soldBy } from '#services/aggregates/sale/sold-claim.ts';
import { loadSale, saleDecided } from './load-sale.ts';

export interface CancelSale {
  cause: CancelCause;
  reason: string;
  penaltyCents?: number | undefined;
}

export interface SaleOnItsWay {
  sale: LoadedSale;
  /** By which it leaves; none where it was oversold, or its order is over. */
  order?: LoadedOrder | undefined;
  /** Those still in the order. */
  items: readonly LoadedItem[];
  batch?: LoadedBatch | undefined;
}

const requireNotLeft = ({ shipped }: Sale): Rejection | undefined => (shipped ? reject('SaleHasLeft', { field: 'saleId' }) : undefined);

/** The item is free again, once it lies on a shelf where it was picked already; what it was to leave by is taken back from the floor. */
export const cancelSale = ({ cause, reason, penaltyCents }: CancelSale, { sale, order, items, batch }: SaleOnItsWay): Decision => {
  const refusal =
    requireSaleAllows(sale, 'SaleCancelled') ??
    requireNotLeft(sale) ??
    (order && requireOrderAllows(order, 'OrderCancelled', 'saleId')) ??
    firstRefusal(order ? items : [], (item) => requireItemAllows(item, 'RequestCancelled', { field: 'saleId' }));
  if (refusal) return refusal;
  const cancelled = change(sale, { type: 'SaleCancelled', data: { cause, reason, ...(penaltyCents !== undefined && { penaltyCents }) } });
  if (!order) return { changes: [cancelled], releases: sale.heldBy === undefined ? [soldBy(sale)] : [] };
  const { oddNo, requestType } = order;
  return {
    changes: [
      cancelled,
      change(order, { type: 'OrderCancelled', data: { reason } }),
      ...items.map((item) => change(item, { type: 'RequestCancelled', data: { oddNo, requestType } })),
      ...batchAfter(batch, 'gone'),
    ],
    releases: [soldBy(sale), ...releaseLabelOfOrder(order)],
  };
};

const isOver = ({ state }: Order): boolean => state === 'cancelled' || state === 'completed';

export const onItsWay = async (load: Load, sale: LoadedSale): Promise<SaleOnItsWay> => {
  const found = sale.oddNo === undefined ? undefined : await load.one(orderStream, sale.oddNo);
  const order = found && !isOver(found) ? found : undefined;
  const [items, batch] = await Promise.all([order ? load.many(itemStream, present(order)) : [], order && batchOf(load, order)]);
  return { sale, order, items, batch };
};

export const cancelSaleRoute = commandRoute(cancelSaleEndpoint, async ({ body: { saleId, reason, penaltyCents }, viewer }, load) => {
  const sale = await loadSale(load, viewer, saleId);
  if (isRejection(sale)) return sale;
  const cause = sale.heldBy === undefined ? 'operator' : 'oversold';
  return saleDecided(sale, cancelSale({ cause, reason, penaltyCents }, await onItsWay(load, sale)));
});
