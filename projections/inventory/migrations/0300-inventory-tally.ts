import type { Migration } from '#kernel/database/migrate.ts';

export const inventoryTallyMigration: Migration = {
  id: '0300-inventory-tally',
  sql: `
    CREATE TABLE inventory_tally (
      warehouse_id text, state text, status smallint, defective boolean, shelved_on date,
      items bigint NOT NULL
    );

    CREATE FUNCTION inventory_tally_adds() RETURNS trigger LANGUAGE plpgsql AS $keep$
    BEGIN
      INSERT INTO inventory_tally (warehouse_id, state, status, defective, shelved_on, items) SELECT warehouse_id, state, status, defective, shelved_on, sum(change) FROM (SELECT warehouse_id, state, status, defective, CASE WHEN state IN ('received', 'inspected', 'available', 'issue', 'outbounding.reviewing', 'outbounding.toConfirm', 'outbounding.pending', 'outbounding.picked', 'outbounding.packed', 'cashingOut.reviewing', 'cashingOut.quoted', 'onConsignment.reviewing', 'onConsignment.listed', 'onConsignment.sold', 'onConsignment.picked', 'onConsignment.packed', 'switchingOwner.reviewing', 'switchingOwner.toConfirm', 'repairing.inWork', 'repairing.boxLost') THEN (shelved_at AT TIME ZONE 'UTC')::date END AS shelved_on, 1 AS change FROM added) c GROUP BY warehouse_id, state, status, defective, shelved_on HAVING sum(change) <> 0;
      RETURN NULL;
    END
    $keep$;
    CREATE TRIGGER inventory_tally_adds AFTER INSERT ON inventory REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION inventory_tally_adds();

    CREATE FUNCTION inventory_tally_moves() RETURNS trigger LANGUAGE plpgsql AS $keep$
    BEGIN
      INSERT INTO inventory_tally (warehouse_id, state, status, defective, shelved_on, items) SELECT warehouse_id, state, status, defective, shelved_on, sum(change) FROM (SELECT warehouse_id, state, status, defective, CASE WHEN state IN ('received', 'inspected', 'available', 'issue', 'outbounding.reviewing', 'outbounding.toConfirm', 'outbounding.pending', 'outbounding.picked', 'outbounding.packed', 'cashingOut.reviewing', 'cashingOut.quoted', 'onConsignment.reviewing', 'onConsignment.listed', 'onConsignment.sold', 'onConsignment.picked', 'onConsignment.packed', 'switchingOwner.reviewing', 'switchingOwner.toConfirm', 'repairing.inWork', 'repairing.boxLost') THEN (shelved_at AT TIME ZONE 'UTC')::date END AS shelved_on, 1 AS change FROM added UNION ALL SELECT warehouse_id, state, status, defective, CASE WHEN state IN ('received', 'inspected', 'available', 'issue', 'outbounding.reviewing', 'outbounding.toConfirm', 'outbounding.pending', 'outbounding.picked', 'outbounding.packed', 'cashingOut.reviewing', 'cashingOut.quoted', 'onConsignment.reviewing', 'onConsignment.listed', 'onConsignment.sold', 'onConsignment.picked', 'onConsignment.packed', 'switchingOwner.reviewing', 'switchingOwner.toConfirm', 'repairing.inWork', 'repairing.boxLost') THEN (shelved_at AT TIME ZONE 'UTC')::date END AS shelved_on, -1 AS change FROM removed) c GROUP BY warehouse_id, state, status, defective, shelved_on HAVING sum(change) <> 0;
      RETURN NULL;
    END
    $keep$;
    CREATE TRIGGER inventory_tally_moves AFTER UPDATE ON inventory REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION inventory_tally_moves();

    CREATE FUNCTION inventory_tally_drops() RETURNS trigger LANGUAGE plpgsql AS $keep$
    BEGIN
      INSERT INTO inventory_tally (warehouse_id, state, status, defective, shelved_on, items) SELECT warehouse_id, state, status, defective, shelved_on, sum(change) FROM (SELECT warehouse_id, state, status, defective, CASE WHEN state IN ('received', 'inspected', 'available', 'issue', 'outbounding.reviewing', 'outbounding.toConfirm', 'outbounding.pending', 'outbounding.picked', 'outbounding.packed', 'cashingOut.reviewing', 'cashingOut.quoted', 'onConsignment.reviewing', 'onConsignment.listed', 'onConsignment.sold', 'onConsignment.picked', 'onConsignment.packed', 'switchingOwner.reviewing', 'switchingOwner.toConfirm', 'repairing.inWork', 'repairing.boxLost') THEN (shelved_at AT TIME ZONE 'UTC')::date END AS shelved_on, -1 AS change FROM removed) c GROUP BY warehouse_id, state, status, defective, shelved_on HAVING sum(change) <> 0;
      RETURN NULL;
    END
    $keep$;
    CREATE TRIGGER inventory_tally_drops AFTER DELETE ON inventory REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION inventory_tally_drops();
    INSERT INTO inventory_tally (warehouse_id, state, status, defective, shelved_on, items)
      SELECT warehouse_id, state, status, defective, shelved_on, sum(change)
      FROM (SELECT warehouse_id, state, status, defective, CASE WHEN state IN ('received', 'inspected', 'available', 'issue', 'outbounding.reviewing', 'outbounding.toConfirm', 'outbounding.pending', 'outbounding.picked', 'outbounding.packed', 'cashingOut.reviewing', 'cashingOut.quoted', 'onConsignment.reviewing', 'onConsignment.listed', 'onConsignment.sold', 'onConsignment.picked', 'onConsignment.packed', 'switchingOwner.reviewing', 'switchingOwner.toConfirm', 'repairing.inWork', 'repairing.boxLost') THEN (shelved_at AT TIME ZONE 'UTC')::date END AS shelved_on, 1 AS change FROM inventory) c
      GROUP BY warehouse_id, state, status, defective, shelved_on HAVING sum(change) <> 0;
  `,
};
