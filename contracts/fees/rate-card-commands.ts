import { z } from 'zod';
import { MAX_REASON, reasonField } from '../item/item-fields.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { feeLineSchema } from './fee-line.ts';
import { feeAdds, feeDeletes } from './fee-access.ts';
import { rateScopeSchema } from './rate-scopes.ts';

/** A rule that somebody enters is described in so many characters (R5.19). */
export const MIN_RULE_DESCRIPTION = 5;
export const MAX_RATE_LINES = 60;

export const cardIdField = z.string().trim().min(1).max(64);
export const versionField = z.number().int().min(1).max(100_000);
export const dayField = z.iso.date();

/** What a version says; a rehearsal is asked with the same. */
export const rateCardDraft = {
  scope: rateScopeSchema,
  /** The first day that it holds, in the zone of its warehouse or else UTC. */
  effectiveFrom: dayField,
  /** All that the card sets; what it leaves out is left to the more general cards. */
  lines: z.array(feeLineSchema).max(MAX_RATE_LINES),
};

export const publishRateCardEndpoint = endpoint({
  name: 'publishRateCard',
  method: 'POST',
  path: '/fees/cards',
  bases: ['admin'],
  access: feeAdds,
  summary: 'Publishes a version of a rate card, from tomorrow on at the earliest: all of its lines, with a description of the rule (R5.19).',
  body: z.strictObject({
    ...rateCardDraft,
    description: z
      .string()
      .trim()
      .max(MAX_REASON)
      .refine((text) => text.length >= MIN_RULE_DESCRIPTION, { error: 'RuleDescriptionShort' }),
  }),
  data: z.object({ cardId: z.string(), version: z.number().int(), effectiveFrom: z.string() }),
  command: true,
});

export const withdrawRateCardEndpoint = endpoint({
  name: 'withdrawRateCard',
  method: 'POST',
  path: '/fees/cards/withdraw',
  bases: ['admin'],
  access: feeDeletes,
  summary: 'Withdraws a version of a rate card before it is in force, with a reason.',
  body: z.strictObject({ cardId: cardIdField, version: versionField, reason: reasonField }),
  data: z.object({ cardId: z.string(), version: z.number().int() }),
  command: true,
});
