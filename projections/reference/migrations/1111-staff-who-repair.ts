import type { Migration } from '#kernel/database/migrate.ts';

/** Until then nobody asked who may repair; the log knows. */
export const staffWhoRepairMigration: Migration = {
  id: '1111-staff-who-repair',
  sql: `
    ALTER TABLE staff ADD COLUMN repairs boolean NOT NULL DEFAULT false;
    UPDATE staff s SET repairs = coalesce(
      (SELECT (e.data->'permissions')::jsonb @> '[{"permissionId":"700109","actions":["edit"]}]'
           OR (e.data->'permissions')::jsonb @> '[{"permissionId":"900","actions":["edit"]}]'
       FROM events e
       WHERE e.stream_id = 'account-' || s.account_id AND e.type IN ('AccountCreated', 'AccountChanged')
       ORDER BY e.version DESC LIMIT 1), false);
  `,
};
