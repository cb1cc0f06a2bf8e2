import type { Migration } from '#kernel/database/migrate.ts';

/** What lies in a box is counted from now on; waybills are photographed from now on. Codes that had no step before are told from what is in the log. */
export const repairBoxesMigration: Migration = {
  id: '1280-repair-boxes',
  sql: `
    CREATE TABLE repair_boxes (
      box_id text PRIMARY KEY,
      name text,
      colour text NOT NULL,
      retired boolean NOT NULL
    );
    ALTER TABLE repairs ADD COLUMN waybill_photos jsonb NOT NULL DEFAULT '[]';
    ALTER TABLE repairs ALTER COLUMN waybill_photos DROP DEFAULT;
    INSERT INTO counters (counter, key, n)
      SELECT 'repair-box-load', box, count(*) FROM repairs WHERE box IS NOT NULL AND status IN ('started', 'boxLost') GROUP BY box;
    UPDATE repairs SET code = 'APPROVAL_COMPLETED' WHERE code = 'APPROVAL_APPROVE' AND EXISTS (
      SELECT FROM events WHERE stream_id = 'repair-' || repair_no AND type IN ('RepairOrderApproved', 'RepairOrderBoxFound')
        AND event_id::text = repairs.history->-1->>'id' AND data::jsonb ? 'chargedCents');
    UPDATE repairs SET code = 'TASK_COMPLETED'
      WHERE code = 'REPAIR_PENDING' AND assignee_id IS NOT NULL AND history->-1->>'name' = 'RepairOrderPicked';
    UPDATE repairs SET code = 'REPAIR_SHOP_COMPLETED' WHERE code = 'REPAIR_SUCCESS' AND qc IS NULL AND after_photos = '[]';
  `,
};
