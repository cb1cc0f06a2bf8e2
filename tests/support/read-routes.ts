import type { Kysely } from 'kysely';
import type { QueryRoute } from '#contracts/kernel/route.ts';
import { projectionRoutes, type ReadNeeds } from '#projections/all.ts';
import { filesInTurn } from '#kernel/files/files-in-turn.ts';
import { allowedEvents } from '#services/aggregates/allowed-events.ts';
import { streamsAsOf } from '#kernel/event-store/reading/streams-as-of.ts';

/** The reads of the warehouse over a database that is no portal's: nobody has ever signed in there. */
export const readRoutes = (db: Kysely<any>, clock: ReadNeeds['clock']): QueryRoute[] =>
  projectionRoutes({
    db,
    primaryDb: db,
    writeInTurn: filesInTurn(),
    streamsAsOf: streamsAsOf(db),
    clock,
    clearingDays: 10,
    allowedEvents,
    lastSignIns: async () => new Map(),
    phoneOf: async () => null,
  });
