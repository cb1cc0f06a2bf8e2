import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import { inDollars } from '#contracts/kernel/fields/money-field.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { gridOf } from '#contracts/pricing/channel-grids.ts';
import type { FeeTable } from '#contracts/pricing/fee-table.ts';
import { floorOf, hardFloor, type Floor } from '#contracts/pricing/floor.ts';
import { isOnGrid } from '#contracts/pricing/grid.ts';
import type { PricingRule } from '#contracts/pricing/pricing-modes.ts';

/** What a price is judged by. */
export interface Market {
  /** On the platform; null where it is not known or there is none. */
  lowestCents: number | null;
  fees: FeeTable;
  costCents: number | null;
}

/** The price that the listing never goes below, whoever sets it. */
export const floorFor = (channel: ChannelKind, rule: PricingRule | undefined, { lowestCents, fees, costCents }: Market): Floor =>
  rule ? floorOf(rule, gridOf(channel), lowestCents, fees, costCents) : hardFloor(gridOf(channel), lowestCents);

type Field = Pick<Rejection, 'field'>;

/** R5.10, R5.13, and the limits of the listing's own rule. */
export const requireAboveFloor = (priceCents: number, { cents, because }: Floor, at: Field = {}): Rejection | undefined => {
  if (priceCents >= cents) return undefined;
  if (because === 'minimum') return reject('PriceBelowTen', at);
  const least = { ...at, params: { least: inDollars(cents) } };
  return reject(because === 'shareOfLowest' ? 'PriceBelowShare' : 'PriceBelowFloor', least);
};

export const requireOnGrid = (channel: ChannelKind, priceCents: number, at: Field = {}): Rejection | undefined => {
  const grid = gridOf(channel);
  return isOnGrid(grid, priceCents) || priceCents < (grid.minCents ?? 0)
    ? undefined
    : reject('PriceOffGrid', { ...at, params: { step: inDollars(grid.incCents) } });
};

/** R1.51: without a cost there is no profit to keep. */
export const requireCostKnown = (
  rule: PricingRule | undefined,
  { oneId, costPrice }: { oneId: string; costPrice: number | null },
  at: Field = {},
): Rejection | undefined =>
  rule?.mode === 'profitControl' && costPrice === null ? reject('ProfitNeedsCost', { ...at, params: { oneId } }) : undefined;
