import type { Pool } from 'pg';

/** What a schema is made of, each as one line: two databases with the same lines behave the same. */
const parts = {
  columns: `
    SELECT format('%s.%s %s%s%s%s%s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
      CASE WHEN a.attnotnull THEN ' NOT NULL' END, CASE WHEN a.attidentity <> '' THEN ' IDENTITY ' || a.attidentity::text END,
      CASE WHEN a.attcollation <> t.typcollation THEN ' COLLATE ' || a.attcollation::regcollation END,
      CASE WHEN d.oid IS NOT NULL THEN format(' %s %s', a.attgenerated, pg_get_expr(d.adbin, d.adrelid)) END) AS line
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid JOIN pg_type t ON t.oid = a.atttypid
    LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
    WHERE c.relkind IN ('r', 'v', 'm') AND a.attnum > 0 AND NOT a.attisdropped AND c.relnamespace = $1::regnamespace`,
  tables: `SELECT format('%s %s %s %s', relkind, relname, reloptions, relpersistence) AS line FROM pg_class
    WHERE relkind IN ('r', 'S', 'm') AND relnamespace = $1::regnamespace`,
  indexes: `SELECT indexdef AS line FROM pg_indexes WHERE schemaname = $1::text`,
  constraints: `SELECT format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS line FROM pg_constraint
    WHERE connamespace = $1::regnamespace`,
  triggers: `SELECT pg_get_triggerdef(t.oid) || ' ' || t.tgenabled::text AS line FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    WHERE NOT t.tgisinternal AND c.relnamespace = $1::regnamespace`,
  functions: `SELECT pg_get_functiondef(p.oid) AS line FROM pg_proc p
    WHERE pronamespace = $1::regnamespace AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = p.oid AND deptype = 'e')`,
  views: `SELECT format('%s %s', viewname, definition) AS line FROM pg_views WHERE schemaname = $1::text`,
  sequences: `SELECT format('%s %s %s %s %s', sequencename, data_type, start_value, increment_by, cache_size) AS line FROM pg_sequences WHERE schemaname = $1::text`,
  extensions: `SELECT extname::text AS line FROM pg_extension WHERE $1::text IS NOT NULL`,
} as const;

export type Catalog = Record<keyof typeof parts, string[]>;

/** Everything that migrations make in a schema, sorted. */
export const catalogOf = async (pool: Pool, schema = 'public'): Promise<Catalog> => {
  const found = Object.entries(parts).map(async ([part, text]) => {
    const { rows } = await pool.query<{ line: string }>(text, [schema]);
    return [part, rows.map(({ line }) => line).toSorted()] as const;
  });
  return Object.fromEntries(await Promise.all(found)) as Catalog;
};
