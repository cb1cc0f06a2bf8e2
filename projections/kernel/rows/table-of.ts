import { sql, type RawBuilder } from 'kysely';
import type { ReadTables } from '../read-database.ts';

/** A read table, or rows of its shape in its place: whatever a query joins to the table, it joins to them. */
export const tableOf = <Name extends keyof ReadTables>(name: Name, rows?: readonly ReadTables[Name][]): RawBuilder<ReadTables[Name]> =>
  rows ? sql`jsonb_populate_recordset(null::${sql.table(name)}, ${JSON.stringify(rows)}::jsonb)` : sql`${sql.table(name)}`;
