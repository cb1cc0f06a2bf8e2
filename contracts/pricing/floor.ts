import type { FeeTable } from './fee-table.ts';
import { roundUp, type PriceGrid } from './grid.ts';
import { priceFor } from './payout.ts';
import { LOWEST_SHARE_PERCENT, MIN_PRICE_CENTS } from './pricing-limits.ts';
import type { PricingRule } from './pricing-modes.ts';

export const floorReasons = ['minimum', 'channelMinimum', 'shareOfLowest', 'limit', 'payout', 'profit', 'bottomLine'] as const;
export type FloorReason = (typeof floorReasons)[number];

/** The price that a listing never goes below, and which of its parts is the highest. */
export interface Floor {
  cents: number;
  because: FloorReason;
}

/** What no listing goes below, whoever sets the price: $10, the channel's own minimum, and a share of its lowest price (R5.10, R5.13). */
export const hardFloor = (grid: PriceGrid, lowestCents: number | null): Floor => {
  const floor: Floor = { cents: roundUp(grid, MIN_PRICE_CENTS), because: 'minimum' };
  if (grid.minCents !== undefined) raise(floor, roundUp(grid, grid.minCents), 'channelMinimum');
  if (lowestCents !== null) raise(floor, roundUp(grid, shareOf(lowestCents)), 'shareOfLowest');
  return floor;
};

/** The highest of all that binds a listing with this rule. `costCents`: of the item; profit control is not asked without. */
export const floorOf = (rule: PricingRule, grid: PriceGrid, lowestCents: number | null, fees: FeeTable, costCents: number | null): Floor => {
  const floor = hardFloor(grid, lowestCents);
  switch (rule.mode) {
    case 'matchLowest':
    case 'undercutLowest':
      raise(floor, roundUp(grid, rule.limitCents), 'limit');
      break;
    case 'minimumPayout':
      raise(floor, priceFor(fees, rule.payoutCents, grid), 'payout');
      break;
    case 'profitControl':
      raise(floor, priceFor(fees, (costCents ?? 0) + rule.profitCents, grid), 'profit');
      break;
    case 'liquidate':
      raise(floor, roundUp(grid, rule.bottomCents), 'bottomLine');
      break;
    case 'fiveDollarProtection':
      break;
  }
  return floor;
};

/** Rounded up to the cent. */
export const shareOf = (lowestCents: number): number => Math.ceil((lowestCents * LOWEST_SHARE_PERCENT) / 100);

const raise = (floor: Floor, cents: number, because: FloorReason): void => {
  if (cents <= floor.cents) return;
  floor.cents = cents;
  floor.because = because;
};
