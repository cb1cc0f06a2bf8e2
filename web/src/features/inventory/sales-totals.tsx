import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { InventorySales } from '#contracts/inventory/inventory-queries.ts';
import { formatMoney } from '#web/ui/text/formats.ts';

/** Under the columns of sales what the business overview says of them. */
export const salesTotals = (t: TFunction, { items, costKnown, sales, cost, profit }: InventorySales): Readonly<Record<string, ReactNode>> => ({
  item: t('inventory.salesTotal', { count: items }),
  saleDay: costKnown < items && t('inventory.costKnownOf', { known: costKnown, items }),
  salePrice: formatMoney(sales),
  saleCost: formatMoney(cost),
  saleProfit: formatMoney(profit),
});
