import type { Migration } from '#kernel/database/migrate.ts';

export const walletRecordsTallyMigration: Migration = {
  id: '0340-wallet-records-tally',
  sql: `
    ALTER TABLE wallet_records ADD COLUMN goes smallint GENERATED ALWAYS AS (sign(amount_cents)) STORED;

    CREATE TABLE wallet_records_tally (
      type text, goes smallint,
      items bigint NOT NULL, amount_cents bigint NOT NULL
    );

    CREATE FUNCTION wallet_records_tally_adds() RETURNS trigger LANGUAGE plpgsql AS $keep$
    BEGIN
      INSERT INTO wallet_records_tally (type, goes, items, amount_cents) SELECT type, goes, sum(change), sum(change * amount_cents) FROM (SELECT type, goes, amount_cents, 1 AS change FROM added) c GROUP BY type, goes HAVING sum(change) <> 0 OR sum(change * amount_cents) <> 0;
      RETURN NULL;
    END
    $keep$;
    CREATE TRIGGER wallet_records_tally_adds AFTER INSERT ON wallet_records REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION wallet_records_tally_adds();

    CREATE FUNCTION wallet_records_tally_moves() RETURNS trigger LANGUAGE plpgsql AS $keep$
    BEGIN
      INSERT INTO wallet_records_tally (type, goes, items, amount_cents) SELECT type, goes, sum(change), sum(change * amount_cents) FROM (SELECT type, goes, amount_cents, 1 AS change FROM added UNION ALL SELECT type, goes, amount_cents, -1 AS change FROM removed) c GROUP BY type, goes HAVING sum(change) <> 0 OR sum(change * amount_cents) <> 0;
      RETURN NULL;
    END
    $keep$;
    CREATE TRIGGER wallet_records_tally_moves AFTER UPDATE ON wallet_records REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION wallet_records_tally_moves();

    CREATE FUNCTION wallet_records_tally_drops() RETURNS trigger LANGUAGE plpgsql AS $keep$
    BEGIN
      INSERT INTO wallet_records_tally (type, goes, items, amount_cents) SELECT type, goes, sum(change), sum(change * amount_cents) FROM (SELECT type, goes, amount_cents, -1 AS change FROM removed) c GROUP BY type, goes HAVING sum(change) <> 0 OR sum(change * amount_cents) <> 0;
      RETURN NULL;
    END
    $keep$;
    CREATE TRIGGER wallet_records_tally_drops AFTER DELETE ON wallet_records REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION wallet_records_tally_drops();
    INSERT INTO wallet_records_tally (type, goes, items, amount_cents)
      SELECT type, goes, sum(change), sum(change * amount_cents)
      FROM (SELECT type, goes, amount_cents, 1 AS change FROM wallet_records) c
      GROUP BY type, goes HAVING sum(change) <> 0 OR sum(change * amount_cents) <> 0;
  `,
};
