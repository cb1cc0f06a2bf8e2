import { journal, journalStream } from '#services/aggregates/wallet/postings/journal.ts';
import { NewStream } from '#kernel/commands/loaded.ts';
import { fact, type Fact } from '#tests/support/facts.ts';

/** What the operator moved by itself, in the words of the decider. */
export const moved = (
  id: string,
  on: string,
  said: Pick<Parameters<typeof journal>[1], 'from' | 'to' | 'shopId' | 'currency'> & { cents: number },
): Fact => {
  const { cents, ...parts } = said;
  const entry = {
    ...journal(new NewStream(journalStream, id) as never, {
      ...parts,
      reference: { kind: 'posting', id },
      basis: { kind: 'manual', reason: 'r', evidence: 'e', approvedBy: ['A'], cents },
      now: new Date(`${on}T12:00:00Z`),
    }),
  };
  return fact(journalStream, id, ...(entry.events as never[]));
};
