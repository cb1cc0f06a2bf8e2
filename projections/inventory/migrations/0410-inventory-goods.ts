import type { Migration } from '#kernel/database/migrate.ts';

/** The items that bear a name or a SKU are found, and counted by tab, from an index alone; those of a shop by looking once into each warehouse. */
export const inventoryGoodsMigration: Migration = {
  id: '0410-inventory-goods',
  sql: `
    CREATE TABLE inventory_goods (property text NOT NULL, value text NOT NULL);
    CREATE INDEX inventory_goods_known ON inventory_goods (property, value);

    CREATE FUNCTION inventory_goods_adds() RETURNS trigger LANGUAGE plpgsql AS $add$
    BEGIN
      INSERT INTO inventory_goods (property, value) SELECT property, value FROM (SELECT DISTINCT v.property, v.value FROM added r CROSS JOIN LATERAL (SELECT * FROM (VALUES ('sku', r.sku), ('name', r.name)) n (property, value)) v) b WHERE NOT EXISTS (SELECT FROM inventory_goods k WHERE k.property = b.property AND k.value = b.value OFFSET 0);
      RETURN NULL;
    END
    $add$;
    CREATE TRIGGER inventory_goods_adds AFTER INSERT ON inventory REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION inventory_goods_adds();

    CREATE FUNCTION inventory_goods_changes() RETURNS trigger LANGUAGE plpgsql AS $add$
    BEGIN
      INSERT INTO inventory_goods (property, value) SELECT property, value FROM (SELECT * FROM (VALUES ('sku', NEW.sku), ('name', NEW.name)) n (property, value)) b WHERE NOT EXISTS (SELECT FROM inventory_goods k WHERE k.property = b.property AND k.value = b.value OFFSET 0);
      RETURN NULL;
    END
    $add$;
    CREATE TRIGGER inventory_goods_changes AFTER UPDATE OF sku, name ON inventory FOR EACH ROW WHEN ((OLD.sku, OLD.name) IS DISTINCT FROM (NEW.sku, NEW.name)) EXECUTE FUNCTION inventory_goods_changes();
    INSERT INTO inventory_goods (property, value)
      SELECT DISTINCT v.property, v.value
      FROM inventory r CROSS JOIN LATERAL (SELECT * FROM (VALUES ('sku', r.sku), ('name', r.name)) n (property, value)) v;

    DO $$
    BEGIN
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      CREATE INDEX inventory_goods_search ON inventory_goods USING gin ((lower(value)) gin_trgm_ops);
    EXCEPTION
      WHEN undefined_file OR feature_not_supported OR insufficient_privilege THEN NULL;
    END
    $$;
    CREATE INDEX inventory_goods_words ON inventory_goods
      USING gin ((string_to_array(btrim(regexp_replace(regexp_replace(lower(inventory_goods.value), '([^ -~])', ' \\1 ', 'g'), '[ -/:-\`{-~]+', ' ', 'g')), ' ')));
    CREATE INDEX inventory_of_name ON inventory (name, warehouse_id, shop_id, state) INCLUDE (status, defective, shelved_at);
    DROP INDEX inventory_of_sku;
    CREATE INDEX inventory_of_sku ON inventory (sku, warehouse_id, shop_id, state) INCLUDE (status, defective, shelved_at);

    DO $$
    DECLARE
      one oid;
    BEGIN
      FOR one IN
        SELECT c.oid FROM pg_class c JOIN pg_am m ON m.oid = c.relam
        WHERE m.amname = 'gin' AND c.relkind = 'i' AND c.relnamespace = current_schema()::regnamespace
      LOOP
        EXECUTE format('ALTER INDEX %s SET (gin_pending_list_limit = 16384)', one::regclass);
      END LOOP;
    END
    $$;
  `,
};
