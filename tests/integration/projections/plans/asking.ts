import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely';
import type { Pool } from 'pg';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { Base } from '#contracts/kernel/access/bases.ts';
import type { Endpoint } from '#contracts/kernel/endpoint.ts';
import { present } from '#tests/support/large-world/measures.ts';
import { readRoutes } from '#tests/support/read-routes.ts';

interface Asked {
  /** What the database was asked for the answer. */
  queries: CompiledQuery[];
  /** The cursor of the page after it, where there is one. */
  next: string | undefined;
}

/** Asks lists as their routes do, and tells what the database was asked. */
export const asking = (pool: Pool) => {
  let heard: CompiledQuery[] = [];
  const db = new Kysely<any>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void heard.push(query) });
  const routes = readRoutes(db, { now: () => new Date(present) });

  return async ({ name, query, body }: Endpoint<any, any, any>, base: Base, viewer: Viewer, asked: object): Promise<Asked> => {
    heard = [];
    const call = { viewer, anonymous: false, query: query?.parse(asked) as never, body: body?.parse(asked) as never, ip: '127.0.0.1', base };
    const answer = await routes.find(({ endpoint }) => endpoint.name === name)!.answer(call);
    return { queries: heard, next: (answer as { next?: string | null }).next ?? undefined };
  };
};
