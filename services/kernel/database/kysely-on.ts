import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';

/** Kysely over the same connections; destroying it ends the pool. */
export const kyselyOn = <Tables>(pool: Pool): Kysely<Tables> => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
