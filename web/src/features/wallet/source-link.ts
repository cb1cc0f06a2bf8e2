import { requestTypeOf, type RequestType } from '#contracts/item/order-kinds.ts';
import type { TransactionTypeName } from '#contracts/wallet/transaction-types.ts';
import type { WalletRecord } from '#contracts/wallet/wallet-queries.ts';
import { orderLink } from '#web/core/links/orders/order-link.ts';
import type { Viewpoint } from '#web/core/links/viewpoint.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { openLabelParameter } from '#web/core/open-row/parameters.ts';

/** Of what type the orders are that money is for. */
const orderTypes: Partial<Record<TransactionTypeName, RequestType>> = { cashoutCollection: requestTypeOf.cashOut };

/** The page of what the money was for; undefined for what has none. */
export const sourceLink = (place: Viewpoint, { type, reference: { kind, id } }: Pick<WalletRecord, 'type' | 'reference'>): string | undefined => {
  if (kind === 'label') return withQuery(place.terminal === 'admin' ? adminPaths.labels : businessPaths.labels, { [openLabelParameter]: id });
  const orderType = orderTypes[type];
  return kind === 'order' && orderType ? orderLink(place, { type: orderType, oddNo: id }) : undefined;
};
