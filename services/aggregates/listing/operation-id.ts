import { createHash } from 'node:crypto';
import type { Listing } from './listing.ts';

/**
 * The id of the next operation of a listing, as a UUID. It follows from the listing and the number of operations before it, so that the same history gives the
 * same ids wherever it is told.
 */
export const nextOperationId = ({ listingId, operations }: Pick<Listing, 'listingId' | 'operations'>, ahead = 0): string => {
  const hash = createHash('sha256')
    .update(`${listingId}:${operations + ahead}`)
    .digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
};
