import type { Migration } from '#kernel/database/migrate.ts';

export const shiftPlansMigration: Migration = {
  id: '1240-shift-plans',
  sql: `
    CREATE TABLE shift_plans (
      warehouse_id text PRIMARY KEY,
      shifts jsonb NOT NULL,
      deadlines jsonb NOT NULL,
      targets jsonb NOT NULL
    );
  `,
};
