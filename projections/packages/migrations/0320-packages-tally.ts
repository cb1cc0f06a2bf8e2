import type { Migration } from '#kernel/database/migrate.ts';

export const packagesTallyMigration: Migration = {
  id: '0320-packages-tally',
  sql: `
    CREATE TABLE packages_tally (
      warehouse_id text, status text, unclaimed boolean, unresolved boolean, shipping_type text,
      items bigint NOT NULL
    );

    CREATE FUNCTION packages_tally_adds() RETURNS trigger LANGUAGE plpgsql AS $keep$
    BEGIN
      INSERT INTO packages_tally (warehouse_id, status, unclaimed, unresolved, shipping_type, items) SELECT warehouse_id, status, unclaimed, unresolved, shipping_type, sum(change) FROM (SELECT warehouse_id, status, unclaimed, unresolved, shipping_type, 1 AS change FROM added) c GROUP BY warehouse_id, status, unclaimed, unresolved, shipping_type HAVING sum(change) <> 0;
      RETURN NULL;
    END
    $keep$;
    CREATE TRIGGER packages_tally_adds AFTER INSERT ON packages REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION packages_tally_adds();

    CREATE FUNCTION packages_tally_moves() RETURNS trigger LANGUAGE plpgsql AS $keep$
    BEGIN
      INSERT INTO packages_tally (warehouse_id, status, unclaimed, unresolved, shipping_type, items) SELECT warehouse_id, status, unclaimed, unresolved, shipping_type, sum(change) FROM (SELECT warehouse_id, status, unclaimed, unresolved, shipping_type, 1 AS change FROM added UNION ALL SELECT warehouse_id, status, unclaimed, unresolved, shipping_type, -1 AS change FROM removed) c GROUP BY warehouse_id, status, unclaimed, unresolved, shipping_type HAVING sum(change) <> 0;
      RETURN NULL;
    END
    $keep$;
    CREATE TRIGGER packages_tally_moves AFTER UPDATE ON packages REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION packages_tally_moves();

    CREATE FUNCTION packages_tally_drops() RETURNS trigger LANGUAGE plpgsql AS $keep$
    BEGIN
      INSERT INTO packages_tally (warehouse_id, status, unclaimed, unresolved, shipping_type, items) SELECT warehouse_id, status, unclaimed, unresolved, shipping_type, sum(change) FROM (SELECT warehouse_id, status, unclaimed, unresolved, shipping_type, -1 AS change FROM removed) c GROUP BY warehouse_id, status, unclaimed, unresolved, shipping_type HAVING sum(change) <> 0;
      RETURN NULL;
    END
    $keep$;
    CREATE TRIGGER packages_tally_drops AFTER DELETE ON packages REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION packages_tally_drops();
    INSERT INTO packages_tally (warehouse_id, status, unclaimed, unresolved, shipping_type, items)
      SELECT warehouse_id, status, unclaimed, unresolved, shipping_type, sum(change)
      FROM (SELECT warehouse_id, status, unclaimed, unresolved, shipping_type, 1 AS change FROM packages) c
      GROUP BY warehouse_id, status, unclaimed, unresolved, shipping_type HAVING sum(change) <> 0;
  `,
};
