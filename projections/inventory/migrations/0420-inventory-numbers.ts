import type { Migration } from '#kernel/database/migrate.ts';

export const inventoryNumbersMigration: Migration = {
  id: '0420-inventory-numbers',
  sql: `
    DROP FUNCTION inventory_texts_adds, inventory_texts_changes, inventory_texts_drops CASCADE;
    DROP TABLE inventory_texts;

    CREATE TABLE inventory_texts (one_id text PRIMARY KEY, shop_id integer NOT NULL, warehouse_id text NOT NULL, text text NOT NULL);

    CREATE FUNCTION inventory_texts_adds() RETURNS trigger LANGUAGE plpgsql AS $keep$
    BEGIN
      INSERT INTO inventory_texts (one_id, shop_id, warehouse_id, text) SELECT one_id, shop_id, warehouse_id, lower(r.one_id || ' ' || coalesce(r.out_log_no, '') || ' ' || coalesce(r.odd_no, '') || ' ' || r.log_no || ' ' || r.pre_id) FROM added r;
      RETURN NULL;
    END
    $keep$;
    CREATE TRIGGER inventory_texts_adds AFTER INSERT ON inventory REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION inventory_texts_adds();

    CREATE FUNCTION inventory_texts_changes() RETURNS trigger LANGUAGE plpgsql AS $keep$
    BEGIN
      UPDATE inventory_texts SET (shop_id, warehouse_id, text) = ROW(NEW.shop_id, NEW.warehouse_id, lower(NEW.one_id || ' ' || coalesce(NEW.out_log_no, '') || ' ' || coalesce(NEW.odd_no, '') || ' ' || NEW.log_no || ' ' || NEW.pre_id)) WHERE one_id = NEW.one_id;
      RETURN NULL;
    END
    $keep$;
    CREATE TRIGGER inventory_texts_changes AFTER UPDATE OF shop_id, warehouse_id, one_id, out_log_no, odd_no, log_no, pre_id ON inventory FOR EACH ROW WHEN ((OLD.shop_id, OLD.warehouse_id, lower(OLD.one_id || ' ' || coalesce(OLD.out_log_no, '') || ' ' || coalesce(OLD.odd_no, '') || ' ' || OLD.log_no || ' ' || OLD.pre_id)) IS DISTINCT FROM (NEW.shop_id, NEW.warehouse_id, lower(NEW.one_id || ' ' || coalesce(NEW.out_log_no, '') || ' ' || coalesce(NEW.odd_no, '') || ' ' || NEW.log_no || ' ' || NEW.pre_id))) EXECUTE FUNCTION inventory_texts_changes();

    CREATE FUNCTION inventory_texts_drops() RETURNS trigger LANGUAGE plpgsql AS $keep$
    BEGIN
      DELETE FROM inventory_texts t USING removed r WHERE t.one_id = r.one_id;
      RETURN NULL;
    END
    $keep$;
    CREATE TRIGGER inventory_texts_drops AFTER DELETE ON inventory REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION inventory_texts_drops();
    INSERT INTO inventory_texts (one_id, shop_id, warehouse_id, text)
      SELECT one_id, shop_id, warehouse_id, lower(r.one_id || ' ' || coalesce(r.out_log_no, '') || ' ' || coalesce(r.odd_no, '') || ' ' || r.log_no || ' ' || r.pre_id)
      FROM inventory r;

    DO $$
    BEGIN
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      CREATE INDEX inventory_texts_search ON inventory_texts USING gin ((text) gin_trgm_ops);
    EXCEPTION
      WHEN undefined_file OR feature_not_supported OR insufficient_privilege THEN NULL;
    END
    $$;
    CREATE INDEX inventory_texts_words ON inventory_texts
      USING gin ((string_to_array(btrim(regexp_replace(regexp_replace(inventory_texts.text, '([^ -~])', ' \\1 ', 'g'), '[ -/:-\`{-~]+', ' ', 'g')), ' ') || ARRAY['#' || inventory_texts.shop_id::text, '@' || inventory_texts.warehouse_id]));

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
