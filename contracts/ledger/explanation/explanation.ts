import { z } from 'zod';

export const wordsSchema = z.object({ en: z.string(), zh: z.string() });

/** What a posting's amount is made of, for people: parts that add up to it, the sum written out, and what else the basis says. */
export const explanationSchema = z.object({
  /** The whole sum on one line: `212 items × $0.21 = $44.52`. */
  formula: wordsSchema,
  parts: z.array(
    z.object({
      words: wordsSchema,
      /** How the part came about, where it is more than a given amount: `3 items × $2.50`. */
      sum: wordsSchema.optional(),
      cents: z.number().int(),
    }),
  ),
  /** The rate card as it stood, numbers of documents, reasons. */
  facts: z.array(z.object({ label: wordsSchema, value: wordsSchema })),
});
export type Explanation = z.output<typeof explanationSchema>;
export type ExplainedPart = Explanation['parts'][number];
export type ExplainedFact = Explanation['facts'][number];
