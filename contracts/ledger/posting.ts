import { z } from 'zod';
import { currencies, entrySchema, isBalanced, walletAccount, type Entry } from './accounts.ts';
import { basisSchema } from './basis.ts';
import { referenceKinds } from './reference-kinds.ts';

/** Entries of one movement. */
export const MAX_ENTRIES = 8;

const dateText = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const entries = z.array(entrySchema).min(2).max(MAX_ENTRIES).refine(isBalanced, { error: 'The entries of a posting must balance.' });

/** What all postings say, those of a wallet and those between accounts of the operator alone. */
export const postingFields = {
  /** Unique among all postings: a second one of the same id is refused when it is appended. */
  postingId: z.string(),
  currency: z.enum(currencies),
  /** The date that the movement is for, UTC unless a warehouse's day is charged. When it was written is the event's time. */
  effectiveDate: dateText,
  entries,
  reference: z.object({ kind: z.enum(referenceKinds), id: z.string() }),
  /** Shown together: a settlement, a bulk file, an order. */
  groupId: z.string().optional(),
  /** The posting that this one takes back. */
  reverses: z.string().optional(),
  basis: basisSchema,
  remark: z.string(),
} as const;

/** By how much entries move the wallet of a shop; negative when money goes out. */
export const walletCents = (moved: readonly Entry[], shopId: number): number =>
  moved.reduce(
    (sum, { account, sub, side, cents }) => (account === walletAccount && sub === String(shopId) ? sum + (side === 'C' ? cents : -cents) : sum),
    0,
  );

/** A movement between accounts of the operator in which no wallet takes part: stream `journal-<postingId>`. */
export const journalEventSchemas = {
  JournalPosted: z.object({
    ...postingFields,
    /** On whose behalf, where it is for one shop: what its fees earn is told with its wallet. */
    shopId: z.number().int().optional(),
  }),
} as const;
