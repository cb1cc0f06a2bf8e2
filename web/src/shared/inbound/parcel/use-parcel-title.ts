import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import type { FoundPackage } from '../look-up.ts';

/** How a parcel is called on the floor: its number and whose it is. */
export const useParcelTitle = () => {
  const ownerName = useOwnerName();
  return ({ preId, shopInfo }: Pick<FoundPackage, 'preId' | 'shopInfo'>): string => `${preId} · ${ownerName(shopInfo)}`;
};
