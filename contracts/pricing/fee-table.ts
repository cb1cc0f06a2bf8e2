import { z } from 'zod';
import type { Words } from '../kernel/words.ts';
import { MAX_PRICE_CENTS } from './pricing-limits.ts';

export const channelFeeNames = ['transaction', 'processing', 'commission', 'seller', 'cashOut', 'payment'] as const;
export type ChannelFeeName = (typeof channelFeeNames)[number];

export const channelFeeWords = {
  transaction: { en: 'Transaction fee', zh: '交易费' },
  processing: { en: 'Processing fee', zh: '处理费' },
  commission: { en: 'Commission', zh: '佣金' },
  seller: { en: 'Seller fee', zh: '卖家费' },
  cashOut: { en: 'Cash-out fee', zh: '提现费' },
  payment: { en: 'Payment fee', zh: '支付手续费' },
} as const satisfies Record<ChannelFeeName, Words>;

export const PARTS = 1_000_000;
/** All lines of a band together keep less than this of a price, so that a higher price always pays more. */
export const MAX_KEPT_PPM = 900_000;
export const MAX_BANDS = 10;
export const MAX_LINES = 8;

const feeCents = z.number().int().min(0).max(MAX_PRICE_CENTS);

/** What a channel keeps of a sale by one line: parts per million of the price, or of what the lines before it have left, and a fixed sum on top. */
export const feeLineSchema = z.strictObject({
  name: z.enum(channelFeeNames),
  on: z.enum(['price', 'rest']),
  ppm: z.number().int().min(0).max(MAX_KEPT_PPM),
  fixedCents: feeCents.optional(),
  /** Bounds of the part that goes by the price. */
  minCents: feeCents.optional(),
  maxCents: feeCents.optional(),
});
export type ChannelFeeLine = z.output<typeof feeLineSchema>;

/** Prices below `belowCents` and not below the band before; the last band has no end. */
export const feeBandSchema = z.strictObject({
  belowCents: z.number().int().min(1).max(MAX_PRICE_CENTS).optional(),
  lines: z.array(feeLineSchema).max(MAX_LINES),
});
export type FeeBand = z.output<typeof feeBandSchema>;

/** What a channel keeps of a sale, by the price. */
export type FeeTable = readonly FeeBand[];

export const feeTableSchema = z
  .array(feeBandSchema)
  .min(1)
  .max(MAX_BANDS)
  .refine((bands) => bands.every(({ belowCents }, index) => isBoundInOrder(bands, belowCents, index)), { error: 'FeeBandsOutOfOrder' })
  .refine((bands) => bands.every(({ lines }) => lines.reduce((sum, { ppm }) => sum + ppm, 0) <= MAX_KEPT_PPM), { error: 'FeesTakeAll' })
  .refine((bands) => bands.every(({ lines }) => lines.every(({ minCents = 0, maxCents }) => maxCents === undefined || minCents <= maxCents)), {
    error: 'LeastAboveMost',
  });

const isBoundInOrder = (bands: readonly FeeBand[], bound: number | undefined, index: number): boolean =>
  index === bands.length - 1 ? bound === undefined : bound !== undefined && bound > (bands[index - 1]?.belowCents ?? 0);
