/** The prices that a channel takes: multiples of `incCents`, within its bounds. */
export interface PriceGrid {
  incCents: number;
  minCents?: number | undefined;
  maxCents?: number | undefined;
}

export const roundUp = ({ incCents }: PriceGrid, cents: number): number => Math.ceil(cents / incCents) * incCents;
export const roundDown = ({ incCents }: PriceGrid, cents: number): number => Math.floor(cents / incCents) * incCents;

export const isOnGrid = (grid: PriceGrid, cents: number): boolean =>
  cents % grid.incCents === 0 && cents >= (grid.minCents ?? 0) && cents <= (grid.maxCents ?? Infinity);
