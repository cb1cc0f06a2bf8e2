import type { ConsignmentPlatform } from '#contracts/requests/consignment-platforms.ts';
import type { BodyInputOf } from '#contracts/kernel/endpoint.ts';
import { lowestPriceCents, type applyConsignmentEndpoint } from '#contracts/requests/apply-consignment.ts';
import { emptyPrices, priceListOf, withoutPrice, type Prices } from '#web/shared/order/prices/prices.ts';

/** The application as it is being written. */
export interface ConsignmentDraft {
  platform: ConsignmentPlatform | undefined;
  prices: Prices;
  remark: string;
}

export const emptyDraft: ConsignmentDraft = { platform: undefined, prices: emptyPrices, remark: '' };

/** What is still missing before it can be sent: the platform, and items without a price that is high enough (R5.13). */
export interface ConsignmentGaps {
  platform: boolean;
  prices: ReadonlySet<string>;
}

export const noGaps: ConsignmentGaps = { platform: false, prices: new Set() };

export const gapsOf = ({ platform, prices }: ConsignmentDraft, oneIds: readonly string[]): ConsignmentGaps => ({
  platform: platform === undefined,
  prices: withoutPrice(prices, oneIds, lowestPriceCents),
});

export const isComplete = ({ platform, prices }: ConsignmentGaps): boolean => !platform && prices.size === 0;

export const applicationOf = (
  { platform, prices, remark }: ConsignmentDraft,
  oneIds: readonly string[],
): BodyInputOf<typeof applyConsignmentEndpoint> => ({
  items: priceListOf(prices, oneIds),
  // Nothing is sent before a platform is chosen.
  platform: platform!,
  remark,
});
