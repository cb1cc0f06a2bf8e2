import { z } from 'zod';
import { endpoint, type DataOf } from '../kernel/endpoint.ts';
import { cents, count, shopInfoSchema } from '../kernel/lists/query-rows.ts';
import { feeAdds } from './fee-access.ts';
import { rateCardDraft } from './rate-card-commands.ts';

export const rehearseRateCard = endpoint({
  name: 'rehearseRateCard',
  method: 'POST',
  path: '/fees/cards/rehearsal',
  bases: ['admin'],
  access: feeAdds,
  summary:
    'Runs the charges of the last month through a card that is not published yet: what each merchant paid, and would have paid. It changes nothing.',
  body: z.strictObject({ scope: rateCardDraft.scope, lines: rateCardDraft.lines }),
  data: z.object({
    month: z.string().describe('YYYY-MM'),
    postings: count,
    unpriced: count.describe('Postings that do not tell what the draft counts; they are left at what was paid'),
    paidCents: cents,
    wouldCents: cents,
    merchantCount: count,
    /** The ten whose sum changes most, the largest change first. */
    mostHit: z.array(z.object({ shopInfo: shopInfoSchema, paidCents: cents, wouldCents: cents })),
  }),
  // Nights are counted anew where a draft prices storage.
  limit: { calls: 20, seconds: 60 },
});
export type RateCardRehearsal = DataOf<typeof rehearseRateCard>;
export const MAX_MOST_HIT = 10;
