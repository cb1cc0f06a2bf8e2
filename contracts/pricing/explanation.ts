import { z } from 'zod';
import { floorReasons } from './floor.ts';
import { pricingRuleSchema } from './pricing-modes.ts';

/** Of the decider; rises when it would decide something kept before otherwise. */
export const DECIDER_VERSION = 1;

/** Why automatic pricing lets go of a listing until somebody, or the market, brings it back. */
export const pauseReasons = ['limitReached', 'fiveDollars', 'oscillating', 'implausible'] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** What a listing may be paused for; `drifted`: the channel shows another price than the one it took. */
export const pausedForReasons = [...pauseReasons, 'drifted'] as const;
export type PausedFor = (typeof pausedForReasons)[number];

/** What has stopped automatic pricing: the switch for everything or for a channel, or the account there. */
export const stopReasons = ['allStopped', 'channelStopped', 'accountBlocked'] as const;
export type StopReason = (typeof stopReasons)[number];

export const holdReasons = [
  'paused',
  ...stopReasons,
  'noQuote',
  'stale',
  'suspect',
  'unseen',
  'leadsOrTies',
  'revisionsSpent',
  'feesInDoubt',
] as const;
export type HoldReason = (typeof holdReasons)[number];

export const waitReasons = ['notLive', 'underWay', 'gone', 'tooSoon'] as const;
export const refuseReasons = ['costMissing', 'feesMissing'] as const;
export const keepReasons = ['alreadyThere', 'noCompetitor'] as const;
export const changeReasons = ['followsLowest', 'undercuts', 'derived', 'takesBid', 'stepsDown', 'restsAtFloor', 'atMaximum'] as const;
export type ChangeReason = (typeof changeReasons)[number];

const cents = z.number().int();

const resultSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('change'), why: z.enum(changeReasons), toCents: cents }),
  /** `as`: why the price it is at is the one it should be at. */
  z.object({ do: z.literal('keep'), why: z.enum(keepReasons), as: z.enum(changeReasons).optional() }),
  /** Nothing can be said now; the price stays. */
  z.object({ do: z.literal('hold'), why: z.enum(holdReasons) }),
  /** Asked again once the obstacle is gone. */
  z.object({ do: z.literal('wait'), why: z.enum(waitReasons), untilMs: z.number().int().optional() }),
  z.object({ do: z.literal('pause'), why: z.enum(pauseReasons) }),
  z.object({ do: z.literal('refuse'), why: z.enum(refuseReasons) }),
]);
export type PricingResult = z.output<typeof resultSchema>;

/** All that a decision was made from, and what it was: kept with every change and pause, and asked for by `why`. */
export const explanationSchema = z.object({
  decider: z.number().int(),
  atMs: z.number().int(),
  rule: pricingRuleSchema,
  input: z.object({
    priceCents: cents,
    /** The last price that a person set. */
    userCents: cents,
    costCents: cents.nullable(),
    stepCents: cents,
    /** Which row of the channel's fees was in force. */
    fees: z.object({ version: z.number().int(), shopId: z.number().int().nullable() }).nullable(),
    pausedFor: z.enum(pausedForReasons).nullable(),
  }),
  market: z
    .object({
      lowestCents: cents.nullable(),
      /** The lowest that is not ours. */
      otherCents: cents.nullable(),
      how: z.enum(['book', 'inferred', 'none', 'leadsOrTies', 'unseen']),
      bidCents: cents.nullable(),
      asOfMs: z.number().int(),
      ageMs: z.number().int(),
      targetMs: z.number().int(),
      seq: z.number().int(),
    })
    .nullable(),
  own: z.object({ lowestCents: cents.nullable(), count: z.number().int() }),
  floor: z.object({ cents, because: z.enum(floorReasons) }).nullable(),
  /** The price that the mode asks for, before any guard. */
  wishCents: cents.nullable(),
  result: resultSchema,
  /** At the price it was at, and at the one it goes to or would have gone to. */
  payout: z.object({ beforeCents: cents, afterCents: cents.nullable() }).nullable(),
});
export type Explanation = z.output<typeof explanationSchema>;
