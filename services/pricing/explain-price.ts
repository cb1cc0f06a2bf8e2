import { canAccess } from '#contracts/kernel/access/row-scope.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { bookInput } from '#contracts/pricing/book-input.ts';
import { decide } from '#contracts/pricing/decide.ts';
import type { Explanation } from '#contracts/pricing/explanation.ts';
import type { PricedBooks } from '#contracts/pricing/priced-book.ts';
import { explainPrice, tryPricing } from '#contracts/pricing/pricing-calls.ts';
import type { PricingRule } from '#contracts/pricing/pricing-modes.ts';

export interface ExplainNeeds {
  clock: { now(): Date };
  bookOfListings(listingIds: readonly string[]): Promise<PricedBooks>;
}

interface Asked {
  viewer: Viewer;
  listingIds: readonly string[];
  /** In place of the listing's own. */
  rule?: PricingRule;
}

/** By the decider that the runner asks; what is another shop's is not there. */
const explanations = async (
  { clock, bookOfListings }: ExplainNeeds,
  { viewer, listingIds, rule }: Asked,
): Promise<Map<string, Explanation | null>> => {
  const { books, fees } = await bookOfListings(listingIds);
  const now = clock.now();
  const found = books.flatMap((book) =>
    book.listings
      .filter(({ listingId, shopId }) => listingIds.includes(listingId) && canAccess(viewer, { shopIds: [shopId] }))
      .map((listing): [string, Explanation | null] => {
        const by = rule ?? listing.rule;
        return [listing.listingId, by && decide(bookInput(book, rule ? { ...listing, pausedFor: null } : listing, { rule: by, fees, now }))];
      }),
  );
  return new Map(found);
};

export const explainPriceRoute = (needs: ExplainNeeds) =>
  queryRoute(explainPrice, async ({ viewer, query: { listingId } }) => {
    const explanation = (await explanations(needs, { viewer, listingIds: [listingId] })).get(listingId);
    return explanation === undefined ? reject('NotFound', { field: 'listingId' }) : { explanation };
  });

export const tryPricingRoute = (needs: ExplainNeeds) =>
  queryRoute(tryPricing, async ({ viewer, body: { listingIds, rule } }) => {
    const found = await explanations(needs, { viewer, listingIds, rule });
    // R5.18.
    if (found.size === 0) return reject('NoActiveListings', { field: 'listingIds' });
    return { results: listingIds.map((listingId) => ({ listingId, explanation: found.get(listingId) ?? null })) };
  });
