import { useViewpoint } from '#web/core/links/viewpoint.ts';
import { selfOperatedPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';

/** The lists that a shop's workplace leads to; the operator's own shop has its own. */
export interface ShopPages {
  packages: string;
  newForecast: string;
  inventory: string;
  orders: string;
  cashOuts: string;
  ownershipTransfers: string;
  wallet: string;
  /** Of sellers alone. */
  consignOrders?: string;
  repairs?: string;
}

const pagesIn = ({
  packages,
  newForecast,
  inventory,
  shipWithLabel,
  cashOuts,
  ownershipTransfers,
  wallet,
}: Omit<ShopPages, 'orders'> & { shipWithLabel: string }): ShopPages => ({
  packages,
  newForecast,
  inventory,
  orders: shipWithLabel,
  cashOuts,
  ownershipTransfers,
  wallet,
});

const sellers: ShopPages = { ...pagesIn(businessPaths), consignOrders: businessPaths.consignOrders, repairs: businessPaths.repairs };
const selfOperated = pagesIn(selfOperatedPaths);

export const useShopPages = (): ShopPages => (useViewpoint().terminal === 'admin' ? selfOperated : sellers);
