import type { ChannelKind } from '../channels/channel-kinds.ts';

/** A share of the price in thousandths, and the least that is asked; in cents. */
interface Penalty {
  perMille: number;
  leastCents: number;
}

/**
 * What a platform takes from a seller who fails a sale. An exchange that rates its sellers asks for no money: ten points lost are five sales at a fee that is 5.5 %
 * higher. The others count it against the seller and ask for nothing.
 */
const penalties: Partial<Record<ChannelKind, Penalty>> = {
  stockMarket: { perMille: 150, leastCents: 1_500 },
  kickExchange: { perMille: 275, leastCents: 0 },
};

/** In cents of the channel's currency. */
export const penaltyOf = (channel: ChannelKind, priceCents: number): number => {
  const { perMille, leastCents } = penalties[channel] ?? { perMille: 0, leastCents: 0 };
  return Math.max(leastCents, Math.round((priceCents * perMille) / 1_000));
};

/** So long an administrator may choose what becomes of a sale of what was sold already, in ms. */
export const OVERSALE_CHOICE_MS = 15 * 60_000;

/** What becomes of it: another item leaves for it, the sale that was first gives way, or it is given up. */
export const oversaleChoices = ['twin', 'otherCancelled', 'cancelled'] as const;
export type OversaleChoice = (typeof oversaleChoices)[number];

interface Oversale {
  hasTwin: boolean;
  penaltyCents: number;
  /** Of the sale that was first; null where it does not give way any more. */
  otherPenaltyCents: number | null;
}

/** Where nobody chooses: what costs least, and of two alike what leaves the sale that was first alone. */
export const leastOf = ({ hasTwin, penaltyCents, otherPenaltyCents }: Oversale): OversaleChoice => {
  if (hasTwin) return 'twin';
  return otherPenaltyCents !== null && otherPenaltyCents < penaltyCents ? 'otherCancelled' : 'cancelled';
};
