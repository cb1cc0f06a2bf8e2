import { earliestStart, zoneOf } from '#contracts/fees/card-days.ts';
import type { MerchantRates, RateCardRow } from '#contracts/fees/rate-card-queries.ts';
import { cardIdOf, type RateScope } from '#contracts/fees/rate-scopes.ts';
import { useWarehouses } from '#web/shared/reference/use-warehouses.ts';

/** The cards of a merchant: the one for all warehouses, those for single ones, and the warehouses that have none yet. */
export const useMerchantCards = ({ shopInfo, cards }: MerchantRates) => {
  const { id: shopId } = shopInfo;
  const warehouses = useWarehouses();
  const inWarehouses = cards.filter(({ scope }) => scope.kind === 'merchantInWarehouse');
  const taken = new Set(inWarehouses.map(({ cardId }) => cardId));
  return {
    general: cards.filter(({ scope }) => scope.kind === 'merchant'),
    inWarehouses,
    others: warehouses.filter(({ id: warehouseId }) => !taken.has(cardIdOf({ kind: 'merchantInWarehouse', shopId, warehouseId }))),
    begin: (warehouseId: string): RateCardRow => {
      const scope: RateScope = { kind: 'merchantInWarehouse', shopId, warehouseId };
      const warehouse = warehouses.find(({ id }) => id === warehouseId);
      return {
        cardId: cardIdOf(scope),
        scope,
        shopInfo,
        wareName: warehouse?.name ?? warehouseId,
        timeZone: zoneOf(warehouse?.timeZone),
        earliest: earliestStart([], warehouse?.timeZone, new Date()),
        versions: [],
      };
    },
  };
};
