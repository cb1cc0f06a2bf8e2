import type { ScopedViewer } from '#contracts/kernel/access/row-scope.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { SaleStatus } from '#contracts/sales/sale-states.ts';
import type { Accepted, Decision } from '#kernel/commands/decision.ts';
import { stateAfter } from '#kernel/commands/loaded.ts';
import type { Load } from '#kernel/commands/unit-of-work.ts';
import { requireWithinReach } from '#services/aggregates/item/item-policies.ts';
import { saleStream, type LoadedSale } from '#services/aggregates/sale/sale.ts';

/** The sale, if the caller may reach it: sellers those of their shop. `NotFound` otherwise. */
export const loadSale = async (load: Load, viewer: ScopedViewer, saleId: string): Promise<LoadedSale | Rejection> => {
  const sale = await load.one(saleStream, saleId);
  if (sale.status === undefined) return reject('NotFound', { field: 'saleId' });
  return requireWithinReach(viewer, { shopId: sale.shopId, warehouseId: sale.warehouseId ?? '' }, { field: 'saleId' }) ?? sale;
};

/** A decision on one sale, as a command route takes it: what is answered is where the sale stands after it. */
export const saleDecided = (
  sale: LoadedSale,
  decision: Decision,
): Rejection | { decision: Accepted; answer: { saleId: string; status: SaleStatus } } =>
  isRejection(decision) ? decision : { decision, answer: { saleId: sale.saleId, status: stateAfter(saleStream, sale, decision).status! } };
