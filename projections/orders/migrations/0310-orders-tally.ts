import type { Migration } from '#kernel/database/migrate.ts';

export const ordersTallyMigration: Migration = {
  id: '0310-orders-tally',
  sql: `
    CREATE TABLE orders_tally (
      warehouse_id text, request_type smallint, state text, stage text, carrier text,
      items bigint NOT NULL
    );

    CREATE FUNCTION orders_tally_adds() RETURNS trigger LANGUAGE plpgsql AS $keep$
    BEGIN
      INSERT INTO orders_tally (warehouse_id, request_type, state, stage, carrier, items) SELECT warehouse_id, request_type, state, stage, carrier, sum(change) FROM (SELECT warehouse_id, request_type, state, stage, carrier, 1 AS change FROM added) c GROUP BY warehouse_id, request_type, state, stage, carrier HAVING sum(change) <> 0;
      RETURN NULL;
    END
    $keep$;
    CREATE TRIGGER orders_tally_adds AFTER INSERT ON orders REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION orders_tally_adds();

    CREATE FUNCTION orders_tally_moves() RETURNS trigger LANGUAGE plpgsql AS $keep$
    BEGIN
      INSERT INTO orders_tally (warehouse_id, request_type, state, stage, carrier, items) SELECT warehouse_id, request_type, state, stage, carrier, sum(change) FROM (SELECT warehouse_id, request_type, state, stage, carrier, 1 AS change FROM added UNION ALL SELECT warehouse_id, request_type, state, stage, carrier, -1 AS change FROM removed) c GROUP BY warehouse_id, request_type, state, stage, carrier HAVING sum(change) <> 0;
      RETURN NULL;
    END
    $keep$;
    CREATE TRIGGER orders_tally_moves AFTER UPDATE ON orders REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION orders_tally_moves();

    CREATE FUNCTION orders_tally_drops() RETURNS trigger LANGUAGE plpgsql AS $keep$
    BEGIN
      INSERT INTO orders_tally (warehouse_id, request_type, state, stage, carrier, items) SELECT warehouse_id, request_type, state, stage, carrier, sum(change) FROM (SELECT warehouse_id, request_type, state, stage, carrier, -1 AS change FROM removed) c GROUP BY warehouse_id, request_type, state, stage, carrier HAVING sum(change) <> 0;
      RETURN NULL;
    END
    $keep$;
    CREATE TRIGGER orders_tally_drops AFTER DELETE ON orders REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION orders_tally_drops();
    INSERT INTO orders_tally (warehouse_id, request_type, state, stage, carrier, items)
      SELECT warehouse_id, request_type, state, stage, carrier, sum(change)
      FROM (SELECT warehouse_id, request_type, state, stage, carrier, 1 AS change FROM orders) c
      GROUP BY warehouse_id, request_type, state, stage, carrier HAVING sum(change) <> 0;
  `,
};
