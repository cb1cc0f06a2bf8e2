import type { StatementPosting } from '#contracts/statements/wallet/statement-of-month.ts';
import { MAX_PRINTED_POSTINGS } from '#contracts/statements/wallet/wallet-statement.ts';
import type { ChargedItems } from '#contracts/storage/storage-nights.ts';
import { storageAnnex } from '../storage-annex.ts';
import type { DrawnStatement } from './draw-statement.ts';

export type Printed = Pick<DrawnStatement, 'postings' | 'storage'>;

/** More are not read for a statement on paper: somebody waits for it. */
const MAX_PRINTED_NIGHTS = 10_000;
/** An item takes as long as this many postings, its nights read included. */
const postingsPerItem = 2;

/** What storage was charged for takes the room that the postings leave, and is left to the CSV where it is longer. */
export const printed = async (
  pages: AsyncIterable<readonly StatementPosting[]>,
  chargedItems: (postingId: string) => Promise<ChargedItems | undefined>,
): Promise<Printed> => {
  const postings: StatementPosting[] = [];
  const storage = storageAnnex();
  for await (const page of pages) {
    postings.push(...page);
    page.forEach(storage.take);
  }
  if (storage.nights() > MAX_PRINTED_NIGHTS) return { postings, storage: 'leftOut' };
  const costs = await storage.costs(chargedItems);
  return { postings, storage: postings.length + postingsPerItem * costs.length > MAX_PRINTED_POSTINGS ? 'leftOut' : costs };
};
