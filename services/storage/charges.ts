import { createHash } from 'node:crypto';
import { selfOperatedShop, unownedShop } from '#contracts/kernel/access/shops.ts';
import type { BasisOf } from '#contracts/ledger/basis.ts';
import type { NightStock, ShopNight, WarehouseRates } from '#contracts/storage/storage-nights.ts';
import type { AccruedNight } from '#contracts/storage/storage-run-events.ts';

/** What a shop owes for a night, and what that rests on. */
export interface Charge {
  shopId: number;
  items: number;
  cents: number;
  digest: string;
  basis: BasisOf<'storage'>;
}

/** A night as it is charged: to whom how much, and what the run keeps of it. */
export interface ChargedNight {
  night: AccruedNight;
  charges: readonly Charge[];
}

/** What belongs to nobody costs nobody anything, and the operator pays itself nothing. */
export const chargesFor = (rates: WarehouseRates, date: string, { position, shops }: NightStock): ChargedNight => {
  const all = shops.filter(({ shopId }) => shopId !== unownedShop).flatMap((shop) => chargeFor(rates, date, position, shop));
  const charges = all.filter(({ shopId }) => shopId !== selfOperatedShop);
  const own = all.filter(({ shopId }) => shopId === selfOperatedShop);
  const { warehouseId } = rates;
  const digest = createHash('sha256').update(all.map(lineOf).join('\n')).digest('hex');
  const sums = { items: sum(charges, 'items'), cents: sum(charges, 'cents'), ownItems: sum(own, 'items'), ownCents: sum(own, 'cents') };
  return { night: { warehouseId, date, ...sums, position, digest }, charges };
};

const chargeFor = ({ warehouseId, termsOn }: WarehouseRates, date: string, position: string, { shopId, items, digest }: ShopNight): Charge[] => {
  const terms = termsOn(date, shopId);
  if (!terms || terms.dailyFeeCents === 0) return [];
  const { cardId, version, freeDays, dailyFeeCents } = terms;
  const lines = [{ cardId, version, freeDays, centsPerDay: dailyFeeCents, items }];
  return [{ shopId, items, cents: dailyFeeCents * items, digest, basis: { kind: 'storage', warehouseId, date, position, digest, lines } }];
};

const lineOf = ({ shopId, items, cents, digest }: Charge): string => `${shopId} ${items} ${cents} ${digest}`;
const sum = (charges: readonly Charge[], field: 'items' | 'cents'): number => charges.reduce((total, charge) => total + charge[field], 0);
