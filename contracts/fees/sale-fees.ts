import { feeAt, type AgreedFee } from './fee-at.ts';
import { feePlatforms, type FeePlatform, type FeeSubject } from './fee-subjects.ts';
import type { RateCard } from './rate-cards.ts';

interface Sale {
  shopId: number;
  platform: string;
  soldCents: number;
}

/** What is kept of a sale; undefined where nothing is. */
export interface SaleFees {
  platform: AgreedFee | undefined;
  consignment: AgreedFee | undefined;
}

/** What the platform and the operator keep of one item that was sold, by the cards of a day (`YYYY-MM-DD`). */
export const saleFees = (cards: readonly RateCard[], { shopId, platform, soldCents }: Sale, date: string): SaleFees => {
  const feeFor = (subject: FeeSubject): AgreedFee | undefined => {
    const fee = feeAt(cards, { shopId, subject }, { cent: soldCents, item: 1 }, date);
    return fee?.cents ? fee : undefined;
  };
  return {
    platform: isFeePlatform(platform) ? feeFor({ service: 'platform', platform }) : undefined,
    consignment: feeFor({ service: 'consignment' }),
  };
};

const isFeePlatform = (platform: string): platform is FeePlatform => (feePlatforms as readonly string[]).includes(platform);
