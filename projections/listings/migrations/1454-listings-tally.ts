import type { Migration } from '#kernel/database/migrate.ts';

/** How many listings are alike, for a list that is counted whole. */
export const listingsTallyMigration: Migration = {
  id: '1454-listings-tally',
  sql: `
    CREATE TABLE listings_tally (
      shop_id integer, channel text, status text, mode text, is_paused boolean, synchronising boolean,
      items bigint NOT NULL
    );

    CREATE FUNCTION listings_tally_adds() RETURNS trigger LANGUAGE plpgsql AS $keep$
    BEGIN
      INSERT INTO listings_tally (shop_id, channel, status, mode, is_paused, synchronising, items) SELECT shop_id, channel, status, mode, is_paused, synchronising, sum(change) FROM (SELECT shop_id, channel, status, mode, (paused IS NOT NULL AND ended_at IS NULL) AS is_paused, synchronising, 1 AS change FROM added) c GROUP BY shop_id, channel, status, mode, is_paused, synchronising HAVING sum(change) <> 0;
      RETURN NULL;
    END
    $keep$;
    CREATE TRIGGER listings_tally_adds AFTER INSERT ON listings REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION listings_tally_adds();

    CREATE FUNCTION listings_tally_moves() RETURNS trigger LANGUAGE plpgsql AS $keep$
    BEGIN
      INSERT INTO listings_tally (shop_id, channel, status, mode, is_paused, synchronising, items) SELECT shop_id, channel, status, mode, is_paused, synchronising, sum(change) FROM (SELECT shop_id, channel, status, mode, (paused IS NOT NULL AND ended_at IS NULL) AS is_paused, synchronising, 1 AS change FROM added UNION ALL SELECT shop_id, channel, status, mode, (paused IS NOT NULL AND ended_at IS NULL) AS is_paused, synchronising, -1 AS change FROM removed) c GROUP BY shop_id, channel, status, mode, is_paused, synchronising HAVING sum(change) <> 0;
      RETURN NULL;
    END
    $keep$;
    CREATE TRIGGER listings_tally_moves AFTER UPDATE ON listings REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION listings_tally_moves();

    CREATE FUNCTION listings_tally_drops() RETURNS trigger LANGUAGE plpgsql AS $keep$
    BEGIN
      INSERT INTO listings_tally (shop_id, channel, status, mode, is_paused, synchronising, items) SELECT shop_id, channel, status, mode, is_paused, synchronising, sum(change) FROM (SELECT shop_id, channel, status, mode, (paused IS NOT NULL AND ended_at IS NULL) AS is_paused, synchronising, -1 AS change FROM removed) c GROUP BY shop_id, channel, status, mode, is_paused, synchronising HAVING sum(change) <> 0;
      RETURN NULL;
    END
    $keep$;
    CREATE TRIGGER listings_tally_drops AFTER DELETE ON listings REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION listings_tally_drops();
    INSERT INTO listings_tally (shop_id, channel, status, mode, is_paused, synchronising, items) SELECT shop_id, channel, status, mode, is_paused, synchronising, sum(change) FROM (SELECT shop_id, channel, status, mode, (paused IS NOT NULL AND ended_at IS NULL) AS is_paused, synchronising, 1 AS change FROM listings) c GROUP BY shop_id, channel, status, mode, is_paused, synchronising HAVING sum(change) <> 0;
  `,
};
