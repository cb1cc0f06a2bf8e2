import { z } from 'zod';
import { endpoint, type DataOf } from '../../kernel/endpoint.ts';
import { cents, count, gmt } from '../../kernel/lists/query-rows.ts';
import { accountNames } from '../../ledger/accounts.ts';
import { explanationSchema } from '../../ledger/explanation/explanation.ts';
import { walletAccess } from '../wallet-access.ts';
import { walletRecordSchema } from '../wallet-queries.ts';

/** As long as the ids of postings that carry numbers of others are. */
const MAX_POSTING_ID = 200;
export const postingIdField = z.string().trim().min(1).max(MAX_POSTING_ID);

export const explainPosting = endpoint({
  name: 'explainPosting',
  method: 'GET',
  path: '/wallet/postings/explanation',
  bases: ['business', 'admin'],
  access: walletAccess,
  summary: 'One posting to the cent: the sum it is made of, the rate as it stood, its entries, and the events that it rests on',
  query: z.strictObject({ postingId: postingIdField }),
  data: z.object({
    record: walletRecordSchema,
    explanation: explanationSchema,
    /** What the basis comes to when it is worked out again now. */
    recomputedCents: cents,
    /** Whether that is what was posted. Of postings from before bases were kept, nobody knows. */
    check: z.enum(['equal', 'different', 'unknown']),
    entries: z.array(
      z.object({
        account: z.enum(accountNames),
        /** Which part of the account; for finance. */
        sub: z.string().nullable(),
        side: z.enum(['D', 'C']),
        cents,
      }),
    ),
    /** What happened to its subject until then, and what was done in the same step; of many alike, how many. */
    restsOn: z.array(z.object({ event: z.string(), times: count, gmt })),
    /** What was posted together with it, itself included; empty where it stands alone. */
    group: z.array(walletRecordSchema),
    /** What would come of taking it back now; for finance, and where nothing else takes it back. */
    reversal: z
      .object({
        effectiveDate: z.string(),
        /** The posting's own date, or the first open day because its month is closed. */
        isOriginalDate: z.boolean(),
        postedAfterCents: cents,
        availableAfterCents: cents,
      })
      .nullable(),
  }),
});
export type PostingExplained = DataOf<typeof explainPosting>;
