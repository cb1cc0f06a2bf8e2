import type { Migration } from '#kernel/database/migrate.ts';
import { indexOfOtherCharacters, indexOfTrigrams } from '../../kernel/lists/text-search.ts';

const searched = "lower(listing_id || ' ' || one_id || ' ' || sku || ' ' || name)";

/** There was no listing before. Each filter of the list has an index in the order in which it is read. */
export const listingsMigration: Migration = {
  id: '1372-listings',
  sql: `
    CREATE TABLE listings (
      listing_id text PRIMARY KEY,
      shop_id integer NOT NULL,
      status text NOT NULL,
      channel text NOT NULL,
      account_id text NOT NULL,
      one_id text NOT NULL,
      sku text NOT NULL,
      size text NOT NULL,
      brand text NOT NULL,
      name text NOT NULL,
      image text NOT NULL,
      currency text NOT NULL,
      price_cents integer NOT NULL,
      confirmed_cents integer,
      user_cents integer NOT NULL,
      floor_cents integer NOT NULL,
      mode text,
      rule jsonb,
      paused text,
      synchronising boolean NOT NULL,
      failure jsonb,
      delist_why text,
      external_id text,
      history jsonb NOT NULL,
      requested_at timestamptz NOT NULL,
      priced_at timestamptz NOT NULL,
      ended_at timestamptz,
      updated_at timestamptz NOT NULL,
      version integer NOT NULL
    );
    CREATE INDEX listings_by_change ON listings (updated_at DESC, listing_id DESC);
    CREATE INDEX listings_by_request ON listings (requested_at DESC, listing_id DESC);
    CREATE INDEX listings_by_price ON listings (price_cents, listing_id);
    CREATE INDEX listings_of_shop ON listings (shop_id, updated_at DESC, listing_id DESC);
    CREATE INDEX listings_of_shop_by_request ON listings (shop_id, requested_at DESC, listing_id DESC);
    CREATE INDEX listings_of_shop_by_price ON listings (shop_id, price_cents, listing_id);
    CREATE INDEX listings_of_channel ON listings (channel, updated_at DESC, listing_id DESC);
    CREATE INDEX listings_of_status ON listings (status, updated_at DESC, listing_id DESC);
    CREATE INDEX listings_of_mode ON listings (mode, updated_at DESC, listing_id DESC) WHERE mode IS NOT NULL;
    CREATE INDEX listings_of_sku ON listings (sku, size, listing_id);
    CREATE INDEX listings_of_item ON listings (one_id);
    CREATE INDEX listings_paused ON listings (updated_at DESC, listing_id DESC) WHERE paused IS NOT NULL AND ended_at IS NULL;
    CREATE INDEX listings_synchronising ON listings (updated_at DESC, listing_id DESC) WHERE synchronising;
    CREATE INDEX listings_open_of_book ON listings (channel, sku, size) WHERE ended_at IS NULL;
    ${indexOfTrigrams('listings', searched)}
    ${indexOfOtherCharacters('listings', searched)}
  `,
};
