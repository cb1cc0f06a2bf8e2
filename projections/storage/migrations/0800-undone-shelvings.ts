import type { Migration } from '#kernel/database/migrate.ts';

/** Of the stays whose shelving was undone, when that was. */
export const undoneShelvingsMigration: Migration = {
  id: '0800-undone-shelvings',
  sql: `
    ALTER TABLE storage_stays ADD COLUMN undone_at timestamptz, ADD COLUMN undone_from timestamptz;
    UPDATE storage_stays s SET undone_at = u.recorded_at, undone_from = u.shelved_at
    FROM (
      SELECT DISTINCT ON (e.stream_id) stay.one_id, e.recorded_at, l.recorded_at AS shelved_at
      FROM events e
      JOIN events l ON l.stream_id = e.stream_id AND l.version = e.version - 1 AND l.type = 'ItemShelved'
      JOIN storage_stays stay ON stay.one_id = e.metadata->'tags'->>'oneId'
      CROSS JOIN LATERAL (SELECT to_char(l.recorded_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS shelved) t
      WHERE e.type = 'ShelvingUndone'
        AND ((stay.from_at = l.recorded_at AND stay.until_at = stay.from_at)
          OR stay.earlier @> jsonb_build_array(jsonb_build_object('fromAt', t.shelved, 'untilAt', t.shelved)))
      ORDER BY e.stream_id, e.version DESC
    ) u WHERE u.one_id = s.one_id;
    CREATE INDEX storage_stays_undone ON storage_stays (undone_at) WHERE undone_at IS NOT NULL;
  `,
};
