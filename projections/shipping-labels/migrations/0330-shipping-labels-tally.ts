import type { Migration } from '#kernel/database/migrate.ts';

export const shippingLabelsTallyMigration: Migration = {
  id: '0330-shipping-labels-tally',
  sql: `
    CREATE TABLE shipping_labels_tally (
      warehouse_id text, state text, carrier text,
      items bigint NOT NULL
    );

    CREATE FUNCTION shipping_labels_tally_adds() RETURNS trigger LANGUAGE plpgsql AS $keep$
    BEGIN
      INSERT INTO shipping_labels_tally (warehouse_id, state, carrier, items) SELECT warehouse_id, state, carrier, sum(change) FROM (SELECT warehouse_id, state, carrier, 1 AS change FROM added) c GROUP BY warehouse_id, state, carrier HAVING sum(change) <> 0;
      RETURN NULL;
    END
    $keep$;
    CREATE TRIGGER shipping_labels_tally_adds AFTER INSERT ON shipping_labels REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION shipping_labels_tally_adds();

    CREATE FUNCTION shipping_labels_tally_moves() RETURNS trigger LANGUAGE plpgsql AS $keep$
    BEGIN
      INSERT INTO shipping_labels_tally (warehouse_id, state, carrier, items) SELECT warehouse_id, state, carrier, sum(change) FROM (SELECT warehouse_id, state, carrier, 1 AS change FROM added UNION ALL SELECT warehouse_id, state, carrier, -1 AS change FROM removed) c GROUP BY warehouse_id, state, carrier HAVING sum(change) <> 0;
      RETURN NULL;
    END
    $keep$;
    CREATE TRIGGER shipping_labels_tally_moves AFTER UPDATE ON shipping_labels REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION shipping_labels_tally_moves();

    CREATE FUNCTION shipping_labels_tally_drops() RETURNS trigger LANGUAGE plpgsql AS $keep$
    BEGIN
      INSERT INTO shipping_labels_tally (warehouse_id, state, carrier, items) SELECT warehouse_id, state, carrier, sum(change) FROM (SELECT warehouse_id, state, carrier, -1 AS change FROM removed) c GROUP BY warehouse_id, state, carrier HAVING sum(change) <> 0;
      RETURN NULL;
    END
    $keep$;
    CREATE TRIGGER shipping_labels_tally_drops AFTER DELETE ON shipping_labels REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION shipping_labels_tally_drops();
    INSERT INTO shipping_labels_tally (warehouse_id, state, carrier, items)
      SELECT warehouse_id, state, carrier, sum(change)
      FROM (SELECT warehouse_id, state, carrier, 1 AS change FROM shipping_labels) c
      GROUP BY warehouse_id, state, carrier HAVING sum(change) <> 0;
  `,
};
