import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { isRejection, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Accepted } from '#kernel/commands/decision.ts';
import { stateAfter } from '#kernel/commands/loaded.ts';
import type { Load, UnitOfWork } from '#kernel/commands/unit-of-work.ts';
import type { Statement } from '#kernel/database/sql.ts';
import { requireListingInReach } from '../aggregates/listing/listing-policies.ts';
import { listingStream, type Listing, type LoadedListing } from '../aggregates/listing/listing.ts';
import { askedTogether, outboxStatements } from '../aggregates/listing/outbox.ts';

/** Where listings are read, and what is done with a decision. */
export interface Work {
  unit: Load;
  apply(decision: Accepted): void;
}

export const onUnit = (unit: UnitOfWork): Work => ({ unit, apply: (decision) => unit.apply(decision) });

interface Many {
  listingIds: readonly string[];
  now: Date;
  decide: (listing: LoadedListing, index: number) => Accepted | Rejection;
  /** What became of one: the listing after it, or why nothing happened. */
  told: (listing: LoadedListing, outcome: { after: Listing } | { refusal: Rejection }) => void;
}

/** Decides on each listing by itself and carries out together what is accepted. What the outbox is to hold then is answered. */
export const eachListing = async ({ unit, apply }: Work, viewer: Viewer, { listingIds, now, decide, told }: Many): Promise<Statement[]> => {
  const statements: Statement[] = [];
  for (const [index, listing] of (await unit.many(listingStream, listingIds)).entries()) {
    const decision = requireListingInReach(viewer, listing) ?? decide(listing, index);
    if (isRejection(decision)) {
      told(listing, { refusal: decision });
      continue;
    }
    apply(decision);
    const after = stateAfter(listingStream, listing, decision);
    statements.push(...outboxStatements(after, { now }));
    told(listing, { after });
  }
  return askedTogether(statements);
};
