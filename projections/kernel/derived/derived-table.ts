/**
 * A table that the database derives from a read table: triggers keep it in the transaction of whatever writes the read table, and a rebuild fills it anew.
 * `counts`, `texts` and `distinctValues` make one.
 */
export interface DerivedTable {
  readonly table: string;
  /** SQL that makes table, functions and triggers for a read table, and fills it: what migrations must have made (docs/migrations.md). */
  definition(source: string): string;
  /** SQL that fills `into`, an empty copy of the table, from the rows of `source`. */
  fill(source: string, into: string): string;
  /** A query of what `from`, the table or a copy of it, says: two copies that answer the same rows are equal. */
  content(from: string): string;
  /** The live table may keep rows that a rebuild leaves out. */
  readonly keepsStaleRows?: true;
  /** Its triggers search the table by its indexes, which bulk writers therefore leave in place. */
  readonly searchedByTriggers?: true;
  /** SQL that merges rows which tell the same as fewer; run now and then. */
  readonly compact?: string;
}
