import type { Migration } from '#kernel/database/migrate.ts';

/** Nothing was assigned, batched or checked before; what was stopped is told apart by how far it had come. */
export const repairTasksMigration: Migration = {
  id: '1110-repair-tasks',
  sql: `
    ALTER TABLE repairs
      ADD COLUMN code text NOT NULL DEFAULT 'APPROVAL_PENDING',
      ADD COLUMN assignee_id text,
      ADD COLUMN assignee_name text,
      ADD COLUMN due_on text,
      ADD COLUMN batch_no text,
      ADD COLUMN box text,
      ADD COLUMN defects jsonb NOT NULL DEFAULT '[]',
      ADD COLUMN qc jsonb;
    UPDATE repairs SET code = CASE status
      WHEN 'approved' THEN 'APPROVAL_APPROVE'
      WHEN 'started' THEN 'REPAIR_PROCESSING'
      WHEN 'completed' THEN 'REPAIR_SUCCESS'
      WHEN 'failed' THEN 'REPAIR_FAILURE'
      WHEN 'rejected' THEN 'APPROVAL_REFUSE'
      WHEN 'boxLost' THEN 'REPAIR_LOST_PARCEL'
      WHEN 'cancelled' THEN CASE
        WHEN history @> '[{"name": "RepairOrderStarted"}]' THEN 'REPAIR_SHOP_CANCEL'
        WHEN history @> '[{"name": "RepairOrderApproved"}]' THEN 'REPAIR_ORDER_CANCEL'
        ELSE 'APPROVAL_CANCEL' END
      ELSE 'APPROVAL_PENDING' END;
    ALTER TABLE repairs ALTER COLUMN code DROP DEFAULT, ALTER COLUMN defects DROP DEFAULT;
    DROP INDEX repairs_in_queue;
    CREATE INDEX repairs_in_queue ON repairs (warehouse_id, applied_at, repair_no) WHERE status IN ('applied', 'approved', 'picked', 'started');
    CREATE INDEX repairs_of_batch ON repairs (batch_no, repair_no) WHERE batch_no IS NOT NULL;
    CREATE INDEX repairs_of_assignee ON repairs (assignee_id, applied_at DESC, repair_no DESC) WHERE assignee_id IS NOT NULL;
  `,
};
