import type { Migration } from '#kernel/database/migrate.ts';

/** A wallet with hundreds of thousands of postings is listed without counting them. */
export const walletRecordsTallyByShopMigration: Migration = {
  id: '0960-wallet-records-tally-by-shop',
  sql: `
    DROP TRIGGER wallet_records_tally_adds ON wallet_records;
    DROP TRIGGER wallet_records_tally_moves ON wallet_records;
    DROP TRIGGER wallet_records_tally_drops ON wallet_records;
    DROP FUNCTION wallet_records_tally_adds();
    DROP FUNCTION wallet_records_tally_moves();
    DROP FUNCTION wallet_records_tally_drops();
    DROP TABLE wallet_records_tally;

    CREATE TABLE wallet_records_tally (
      shop_id integer, type text, goes smallint,
      items bigint NOT NULL, amount_cents bigint NOT NULL
    );

    CREATE FUNCTION wallet_records_tally_adds() RETURNS trigger LANGUAGE plpgsql AS $keep$
    BEGIN
      INSERT INTO wallet_records_tally (shop_id, type, goes, items, amount_cents) SELECT shop_id, type, goes, sum(change), sum(change * amount_cents) FROM (SELECT shop_id, type, goes, amount_cents, 1 AS change FROM added) c GROUP BY shop_id, type, goes HAVING sum(change) <> 0 OR sum(change * amount_cents) <> 0;
      RETURN NULL;
    END
    $keep$;
    CREATE TRIGGER wallet_records_tally_adds AFTER INSERT ON wallet_records REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION wallet_records_tally_adds();

    CREATE FUNCTION wallet_records_tally_moves() RETURNS trigger LANGUAGE plpgsql AS $keep$
    BEGIN
      INSERT INTO wallet_records_tally (shop_id, type, goes, items, amount_cents) SELECT shop_id, type, goes, sum(change), sum(change * amount_cents) FROM (SELECT shop_id, type, goes, amount_cents, 1 AS change FROM added UNION ALL SELECT shop_id, type, goes, amount_cents, -1 AS change FROM removed) c GROUP BY shop_id, type, goes HAVING sum(change) <> 0 OR sum(change * amount_cents) <> 0;
      RETURN NULL;
    END
    $keep$;
    CREATE TRIGGER wallet_records_tally_moves AFTER UPDATE ON wallet_records REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION wallet_records_tally_moves();

    CREATE FUNCTION wallet_records_tally_drops() RETURNS trigger LANGUAGE plpgsql AS $keep$
    BEGIN
      INSERT INTO wallet_records_tally (shop_id, type, goes, items, amount_cents) SELECT shop_id, type, goes, sum(change), sum(change * amount_cents) FROM (SELECT shop_id, type, goes, amount_cents, -1 AS change FROM removed) c GROUP BY shop_id, type, goes HAVING sum(change) <> 0 OR sum(change * amount_cents) <> 0;
      RETURN NULL;
    END
    $keep$;
    CREATE TRIGGER wallet_records_tally_drops AFTER DELETE ON wallet_records REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION wallet_records_tally_drops();
    INSERT INTO wallet_records_tally (shop_id, type, goes, items, amount_cents) SELECT shop_id, type, goes, sum(change), sum(change * amount_cents) FROM (SELECT shop_id, type, goes, amount_cents, 1 AS change FROM wallet_records) c GROUP BY shop_id, type, goes HAVING sum(change) <> 0 OR sum(change * amount_cents) <> 0;
  `,
};
