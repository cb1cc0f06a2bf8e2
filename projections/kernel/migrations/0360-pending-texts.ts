import type { Migration } from '#kernel/database/migrate.ts';

/**
 * New texts lie beside their index until many are taken into it at once. Left to itself, the command that comes when there is 4 MB of them takes in those of two
 * thousand others: a tenth of a second in which nobody else is served. With room for more, `flushPendingTexts` is always first.
 */
export const pendingTextsMigration: Migration = {
  id: '0360-pending-texts',
  sql: `
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
