import type { Migration } from '#kernel/database/migrate.ts';

/** What a seller wrote beside the answer to a difference is in the log already. A second arrival takes the answer back. */
export const packageResolutionRemarkMigration: Migration = {
  id: '0570-package-resolution-remark',
  sql: `
    ALTER TABLE packages ADD COLUMN resolution_remark text;
    UPDATE packages p SET resolution_remark = (
      SELECT e.data->>'remark' FROM events e
      WHERE e.stream_id = 'package-' || p.pre_id AND e.type = 'DifferenceResolved'
      ORDER BY e.version DESC LIMIT 1)
    WHERE p.resolution IS NOT NULL;
  `,
};
