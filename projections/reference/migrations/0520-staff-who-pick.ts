import type { Migration } from '#kernel/database/migrate.ts';

/** Until then nobody asked what the people of a warehouse may do; the log knows. */
export const staffWhoPickMigration: Migration = {
  id: '0520-staff-who-pick',
  sql: `
    ALTER TABLE staff ADD COLUMN picks boolean NOT NULL DEFAULT false;
    UPDATE staff s SET picks = coalesce(
      (SELECT (e.data->'permissions')::jsonb @> '[{"permissionId":"700106","actions":["edit"]}]'
           OR (e.data->'permissions')::jsonb @> '[{"permissionId":"900","actions":["edit"]}]'
       FROM events e
       WHERE e.stream_id = 'account-' || s.account_id AND e.type IN ('AccountCreated', 'AccountChanged')
       ORDER BY e.version DESC LIMIT 1), false);
  `,
};
