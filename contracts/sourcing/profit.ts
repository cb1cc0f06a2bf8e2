import type { FeeTable } from '../pricing/fee-table.ts';
import { payoutOf } from '../pricing/payout.ts';

/** What is taken from a sale in the short-video shop, each as it is shown. */
export interface Profit {
  priceCents: number;
  /** What the platform keeps. */
  commissionCents: number;
  creatorCents: number;
  shippingCents: number;
  costCents: number;
  profitCents: number;
  /** Of the price, in hundredths of a percent. */
  marginBp: number;
}

export interface ProfitTerms {
  bands: FeeTable;
  /** What the creator who shows the goods gets of the price, in percent. */
  creatorPercent: number;
  shippingCents: number;
}

export const profitOf = (priceCents: number, costCents: number, { bands, creatorPercent, shippingCents }: ProfitTerms): Profit => {
  const commissionCents = priceCents - payoutOf(bands, priceCents);
  const creatorCents = Math.round((priceCents * creatorPercent) / 100);
  const profitCents = priceCents - commissionCents - creatorCents - shippingCents - costCents;
  const marginBp = priceCents === 0 ? 0 : Math.round((profitCents * 10_000) / priceCents);
  return { priceCents, commissionCents, creatorCents, shippingCents, costCents, profitCents, marginBp };
};
