import type { Language } from '#contracts/kernel/access/viewer.ts';
import type { Rejection } from '#contracts/kernel/rejection.ts';
import type { ListingChange } from '#contracts/listings/change-listings.ts';
import type { Listing } from '../aggregates/listing/listing.ts';
import { refusalIn } from './refusal.ts';

/** What became of one of many, as it is answered. */
export const changeOf = (listingId: string, outcome: { after: Listing } | { refusal: Rejection }, language: Language): ListingChange =>
  'after' in outcome
    ? { listingId, status: outcome.after.status ?? null, refusal: null }
    : { listingId, status: null, refusal: refusalIn(language, outcome.refusal) };
