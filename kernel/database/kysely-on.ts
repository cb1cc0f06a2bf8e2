import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';

/** Kysely over the same connections; destroying it ends the pool. */
export const kyselyOn = <Tables>(pool: PostgresPool): Kysely<Tables> => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
