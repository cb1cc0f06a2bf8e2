import type { Migration } from '#kernel/database/migrate.ts';

/** What happened to items before is folded as the projection does, event by event. */
export const storageStaysMigration: Migration = {
  id: '0660-storage-stays',
  sql: `
    CREATE TABLE storage_stays (
      one_id text COLLATE "C" PRIMARY KEY,
      shop_id integer NOT NULL,
      warehouse_id text NOT NULL,
      shelved_at timestamptz NOT NULL,
      from_at timestamptz NOT NULL,
      shelving_version integer NOT NULL,
      until_at timestamptz,
      earlier jsonb,
      earlier_until timestamptz
    );

    DO $$
    DECLARE
      e record;
      r storage_stays;
      stay storage_stays;
      goes_on boolean;
    BEGIN
      FOR e IN
        SELECT metadata->'tags'->>'oneId' AS one_id, version, type, data, recorded_at,
          coalesce((metadata->'tags'->'shopIds'->>0)::integer, -1) AS shop_id, coalesce(metadata->'tags'->>'warehouseId', '') AS warehouse_id
        FROM events
        WHERE type IN ('ItemShelved', 'ShelvingUndone', 'ItemShipped', 'InboundCancelled', 'ItemSetAvailable')
          OR (type = 'ItemMoved' AND data->>'fromShelfId' = '')
          OR (type = 'ItemOwnerChanged' AND data->>'shopId' <> data->>'fromShopId')
        ORDER BY stream_id, version
      LOOP
        CONTINUE WHEN e.one_id IS NULL;
        IF r.one_id IS DISTINCT FROM e.one_id THEN
          IF r.one_id IS NOT NULL THEN INSERT INTO storage_stays SELECT (r).*; END IF;
          r := NULL;
        END IF;
        stay := NULL;
        stay.one_id := e.one_id;
        stay.shop_id := e.shop_id;
        stay.warehouse_id := e.warehouse_id;
        stay.shelved_at := e.recorded_at;
        stay.from_at := e.recorded_at;
        stay.shelving_version := CASE e.type WHEN 'ItemShelved' THEN e.version ELSE 0 END;
        IF r.one_id IS NULL THEN
          IF e.type IN ('ItemShelved', 'ItemMoved') THEN r := stay; END IF;
          CONTINUE;
        END IF;
        IF r.until_at IS NULL THEN
          CASE e.type
            WHEN 'ItemShipped', 'InboundCancelled' THEN r.until_at := e.recorded_at;
            WHEN 'ShelvingUndone' THEN
              IF r.shelving_version = e.version - 1 THEN r.until_at := r.from_at; END IF;
            WHEN 'ItemOwnerChanged' THEN
              stay.shelved_at := r.shelved_at;
              r.until_at := e.recorded_at;
            ELSE NULL;
          END CASE;
          CONTINUE WHEN e.type <> 'ItemOwnerChanged';
        ELSIF e.type IN ('ItemShelved', 'ItemMoved') OR (e.type = 'ItemSetAvailable' AND e.data->>'awaits' IS NULL) THEN
          goes_on := r.warehouse_id = stay.warehouse_id AND NOT (r.until_at = r.from_at AND r.from_at = r.shelved_at);
          IF goes_on THEN stay.shelved_at := r.shelved_at; END IF;
        ELSE
          CONTINUE;
        END IF;
        stay.earlier := coalesce(r.earlier, '[]') || jsonb_build_object('shopId', r.shop_id, 'warehouseId', r.warehouse_id,
          'shelvedAt', to_char(r.shelved_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'fromAt', to_char(r.from_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'untilAt', to_char(r.until_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
        stay.earlier_until := r.until_at;
        r := stay;
      END LOOP;
      IF r.one_id IS NOT NULL THEN INSERT INTO storage_stays SELECT (r).*; END IF;
    END $$;

    CREATE INDEX storage_stays_open ON storage_stays (warehouse_id, shop_id, one_id) INCLUDE (shelved_at, from_at) WHERE until_at IS NULL;
    CREATE INDEX storage_stays_of_shop ON storage_stays (shop_id, warehouse_id, shelved_at) WHERE until_at IS NULL;
    CREATE INDEX storage_stays_ended ON storage_stays (warehouse_id, until_at) WHERE until_at IS NOT NULL;
    CREATE INDEX storage_stays_earlier ON storage_stays (earlier_until) WHERE earlier_until IS NOT NULL;
  `,
};
