import type { ListingRow } from '#contracts/listings/listing-queries.ts';
import { sizeText } from '#web/ui/text/size.ts';

/** Product and size, as people call it. */
export const listingName = ({ remarks, spec }: Pick<ListingRow, 'remarks' | 'spec'>): string => `${remarks} · ${sizeText(spec)}`;
