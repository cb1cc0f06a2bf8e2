/** What a listing is searched by. */
export const searchedText = "lower(listing_id || ' ' || one_id || ' ' || sku || ' ' || name)";
