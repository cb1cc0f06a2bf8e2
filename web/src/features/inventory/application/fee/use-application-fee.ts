import { useLocation } from 'react-router-dom';
import { getApplicationFee } from '#contracts/fees/application-fee.ts';
import type { InventoryRow } from '#contracts/inventory/inventory-queries.ts';
import { requestTypeOf, type OrderKind } from '#contracts/item/order-kinds.ts';
import { MAX_ITEMS_PER_REQUEST } from '#contracts/requests/request-fields.ts';
import { isSelfOperated } from '#web/api/http/call-address.ts';
import { useRead } from '#web/api/use-read.ts';

/** What the application for these items costs by rate card, before it is sent. */
export const useApplicationFee = (
  kind: Extract<OrderKind, 'shipWithLabel' | 'reship' | 'ownershipTransfer' | 'warehouseTransfer'>,
  items: readonly InventoryRow[],
) => {
  const isOwnGoods = isSelfOperated(useLocation().pathname);
  const count = items.length;
  // Items of several warehouses are refused in any case: the first speaks for all.
  const query = { type: requestTypeOf[kind], wareId: items[0]?.warehouseId ?? '', items: count };
  const enabled = !isOwnGoods && count > 0 && count <= MAX_ITEMS_PER_REQUEST;
  const { data, isPending, isError, refetch } = useRead(getApplicationFee, query, { enabled, quiet: true });
  return { isOwnGoods, isPending: enabled && isPending, isError, fee: data?.fee ?? undefined, cents: data?.fee?.cents ?? 0, refetch };
};

export type ApplicationFee = ReturnType<typeof useApplicationFee>;
