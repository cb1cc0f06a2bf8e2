import type { BodyInputOf } from '#contracts/kernel/endpoint.ts';
import { lowestPriceCents, type applyConsignmentEndpoint } from '#contracts/requests/apply-consignment.ts';

/** The application as it is being written. */
export interface ConsignmentDraft {
  platform: string;
  /** Cents by ONE ID; null where the price was taken out again. */
  prices: Readonly<Record<string, number | null>>;
  remark: string;
}

export const emptyDraft: ConsignmentDraft = { platform: '', prices: {}, remark: '' };

/** What is still missing before it can be sent: the platform, and items without a price that is high enough (R5.13). */
export interface ConsignmentGaps {
  platform: boolean;
  prices: ReadonlySet<string>;
}

export const noGaps: ConsignmentGaps = { platform: false, prices: new Set() };

export const gapsOf = ({ platform, prices }: ConsignmentDraft, oneIds: readonly string[]): ConsignmentGaps => ({
  platform: platform.trim() === '',
  prices: new Set(oneIds.filter((oneId) => (prices[oneId] ?? 0) < lowestPriceCents)),
});

export const isComplete = ({ platform, prices }: ConsignmentGaps): boolean => !platform && prices.size === 0;

export const sumOf = ({ prices }: ConsignmentDraft, oneIds: readonly string[]): number =>
  oneIds.reduce((sum, oneId) => sum + (prices[oneId] ?? 0), 0);

export const withOnePrice = (oneIds: readonly string[], cents: number | null): ConsignmentDraft['prices'] =>
  Object.fromEntries(oneIds.map((oneId) => [oneId, cents]));

/** What all of them are to be sold for, where it is the same. */
export const commonPrice = ({ prices }: ConsignmentDraft, oneIds: readonly string[]): number | null => {
  const [first = null, ...others] = oneIds.map((oneId) => prices[oneId] ?? null);
  return others.every((cents) => cents === first) ? first : null;
};

export const applicationOf = (
  { platform, prices, remark }: ConsignmentDraft,
  oneIds: readonly string[],
): BodyInputOf<typeof applyConsignmentEndpoint> => ({
  items: oneIds.map((oneId) => ({ oneId, priceCents: prices[oneId] ?? 0 })),
  platform: platform.trim(),
  remark,
});
