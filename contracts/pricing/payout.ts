import { PARTS, type ChannelFeeLine, type ChannelFeeName, type FeeBand, type FeeTable } from './fee-table.ts';
import { roundUp, type PriceGrid } from './grid.ts';

/** What the seller gets of a sale at a price. */
export const payoutOf = (fees: FeeTable, priceCents: number): number => paidBy(bandAt(fees, priceCents), priceCents);

export interface KeptFee {
  name: ChannelFeeName;
  cents: number;
}

/** What each line keeps of a sale at a price, in their order. */
export const feesOf = (fees: FeeTable, priceCents: number): KeptFee[] => {
  let rest = priceCents;
  return bandAt(fees, priceCents).lines.map((line) => {
    const cents = keptBy(line, priceCents, rest);
    rest -= cents;
    return { name: line.name, cents };
  });
};

/** The lowest price on the grid that pays at least `payoutCents`. Bands jump: one that costs less may pay it at a price that the next one does not. */
export const priceFor = (fees: FeeTable, payoutCents: number, grid: PriceGrid): number => {
  // No line gives anything, so no price below the payout pays it.
  let from = roundUp(grid, Math.max(1, grid.minCents ?? 0, payoutCents));
  for (const band of fees) {
    const price = lowestWithin(band, payoutCents, from, grid);
    if (price !== undefined) return price;
    if (band.belowCents !== undefined) from = Math.max(from, roundUp(grid, band.belowCents));
  }
  throw new Error('The last band of a fee table has no end.');
};

/**
 * Searches by what the band would pay if no line were rounded, which rises with the price as the rounded payout does not quite: two lines that both round up cost a
 * cent. From just below the price found, the few left are tried in turn.
 */
const lowestWithin = (band: FeeBand, payoutCents: number, from: number, { incCents }: PriceGrid): number | undefined => {
  const before = band.belowCents ?? Infinity;
  if (from >= before) return undefined;
  const enough = payoutCents - band.lines.length;
  let low = from / incCents;
  let high = low;
  for (let stride = 1; high * incCents < before && unroundedPayout(band, high * incCents) < enough; stride *= 2) {
    low = high + 1;
    high += stride;
  }
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (unroundedPayout(band, middle * incCents) >= enough) high = middle;
    else low = middle + 1;
  }
  for (let price = low * incCents; price < before; price += incCents) if (paidBy(band, price) >= payoutCents) return price;
  return undefined;
};

const bandAt = (fees: FeeTable, priceCents: number): FeeBand => {
  for (const band of fees) if (band.belowCents === undefined || priceCents < band.belowCents) return band;
  throw new Error('The last band of a fee table has no end.');
};

const paidBy = ({ lines }: FeeBand, priceCents: number): number => {
  let rest = priceCents;
  for (const line of lines) rest -= keptBy(line, priceCents, rest);
  return rest;
};

/** Half a cent is rounded up. */
const keptBy = (line: ChannelFeeLine, priceCents: number, rest: number): number =>
  bounded(line, Math.floor(((line.on === 'price' ? priceCents : rest) * line.ppm + PARTS / 2) / PARTS)) + (line.fixedCents ?? 0);

const unroundedPayout = ({ lines }: FeeBand, priceCents: number): number => {
  let rest = priceCents;
  for (const line of lines) rest -= bounded(line, ((line.on === 'price' ? priceCents : rest) * line.ppm) / PARTS) + (line.fixedCents ?? 0);
  return rest;
};

const bounded = ({ minCents, maxCents }: ChannelFeeLine, cents: number): number => {
  if (minCents !== undefined && cents < minCents) return minCents;
  return maxCents !== undefined && cents > maxCents ? maxCents : cents;
};
