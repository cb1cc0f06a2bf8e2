import type { Migration } from '#kernel/database/migrate.ts';

/** Orders of before the table are read from the log; what their works cost one by one was not kept. */
export const repairsMigration: Migration = {
  id: '0220-repairs',
  sql: `
    CREATE TABLE repairs (
      repair_no text PRIMARY KEY,
      shop_id integer NOT NULL,
      warehouse_id text NOT NULL,
      one_id text NOT NULL,
      status text NOT NULL,
      works jsonb NOT NULL,
      cost_cents integer NOT NULL,
      estimated_days integer NOT NULL,
      before_photos jsonb NOT NULL,
      after_photos jsonb NOT NULL,
      remark text NOT NULL,
      reason text,
      applicant_id text NOT NULL,
      operator_name text,
      history jsonb NOT NULL,
      applied_at timestamptz NOT NULL,
      ended_at timestamptz,
      updated_at timestamptz NOT NULL,
      version integer NOT NULL
    );
    CREATE INDEX repairs_by_application ON repairs (applied_at DESC, repair_no DESC);
    CREATE INDEX repairs_of_shop ON repairs (shop_id, applied_at DESC, repair_no DESC);
    CREATE INDEX repairs_of_warehouse ON repairs (warehouse_id, applied_at DESC, repair_no DESC);
    CREATE INDEX repairs_in_queue ON repairs (warehouse_id, applied_at, repair_no) WHERE status IN ('applied', 'approved', 'started');

    WITH told AS (
      SELECT stream_id, version, event_id, type, data::jsonb AS data, metadata::jsonb AS metadata, recorded_at
      FROM events WHERE stream_id LIKE 'repair-%'
    ), orders AS (
      SELECT stream_id,
        min(version) AS first,
        max(version) AS last,
        max(version) FILTER (WHERE type IN ('RepairOrderApplied', 'RepairOrderEdited')) AS said,
        max(version) FILTER (WHERE type IN ('RepairOrderStarted', 'RepairOrderCompleted', 'RepairOrderFailed', 'RepairOrderBoxLost', 'RepairOrderBoxFound'))
          AS worked,
        max(recorded_at) FILTER (WHERE type IN ('RepairOrderCompleted', 'RepairOrderFailed', 'RepairOrderRejected', 'RepairOrderCancelled')) AS ended_at,
        jsonb_agg(jsonb_build_object(
          'id', event_id, 'name', type, 'at', to_char(recorded_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'operator', metadata->'actor'->>'name', 'costCents', data->'costCents', 'said', coalesce(data->>'reason', data->>'remark', '')
        ) ORDER BY version) AS history
      FROM told GROUP BY stream_id
    )
    INSERT INTO repairs
    SELECT a.data->>'repairNo', (a.data->>'shopId')::integer, a.data->>'warehouseId', a.data->>'oneId', l.metadata->'tags'->>'state',
      (SELECT jsonb_agg(jsonb_build_object('name', name, 'priceCents', NULL, 'estimatedDays', NULL) ORDER BY at)
       FROM jsonb_array_elements_text(s.data->'project') WITH ORDINALITY AS p(name, at)),
      (s.data->>'costCents')::integer, 0,
      (a.data->'beforePhotos') || coalesce((SELECT data->'beforePhotos' FROM told WHERE told.stream_id = o.stream_id AND type = 'RepairOrderStarted'), '[]'),
      coalesce((SELECT data->'afterPhotos' FROM told WHERE told.stream_id = o.stream_id AND type = 'RepairOrderCompleted'), '[]'),
      coalesce((SELECT data->>'remark' FROM told
        WHERE told.stream_id = o.stream_id AND type IN ('RepairOrderCompleted', 'RepairOrderFailed')), ''),
      (SELECT data->>'reason' FROM told WHERE told.stream_id = o.stream_id AND type = 'RepairOrderRejected'),
      a.data->>'applicantId', w.metadata->'actor'->>'name', o.history, a.recorded_at, o.ended_at, l.recorded_at, o.last
    FROM orders o
    JOIN told a ON a.stream_id = o.stream_id AND a.version = o.first
    JOIN told s ON s.stream_id = o.stream_id AND s.version = o.said
    JOIN told l ON l.stream_id = o.stream_id AND l.version = o.last
    LEFT JOIN told w ON w.stream_id = o.stream_id AND w.version = o.worked;
  `,
};
