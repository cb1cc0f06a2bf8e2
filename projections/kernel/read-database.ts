import type { Kysely } from 'kysely';

/**
 * Every table of the read side. Each question declares its own in its `table.ts` (declaration merging), so that a query may join what another
 * question keeps without importing it.
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type
export interface ReadTables {}

export type ReadDatabase = Kysely<ReadTables>;
