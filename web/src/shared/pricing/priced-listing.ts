import type { PricingRule } from '#contracts/pricing/pricing-modes.ts';

export interface PricedListing {
  listingId: string;
  /** Product and size, as the list calls it. */
  name: string;
  rule: PricingRule | null;
}
