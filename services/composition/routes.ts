import type { QueryRoute } from '#contracts/kernel/route.ts';
import type { Area } from '#kernel/area.ts';
import type { CommandRoute } from '#kernel/commands/command-route.ts';
import { kyselyOn } from '#kernel/database/kysely-on.ts';
import { streamsAsOf } from '#kernel/event-store/reading/streams-as-of.ts';
import { filesInTurn } from '#kernel/files/files-in-turn.ts';
import { projectionRoutes } from '#projections/all.ts';
import type { ReadTables } from '#projections/kernel/read-database.ts';
import { allowedEvents } from '../aggregates/allowed-events.ts';
import { areaNeeds, type AreaNeeds, type PortalParts } from './area-needs.ts';
import * as list from './areas.ts';

const areas: readonly Area<AreaNeeds>[] = Object.values(list);

/** Every call that the portal answers: its commands, and the reads of services and read models. */
export const portalRoutes = (parts: PortalParts): { commandRoutes: CommandRoute[]; queryRoutes: QueryRoute[] } => {
  const { config, pool, readDb, accounts } = parts;
  const needs = areaNeeds(parts);
  return {
    commandRoutes: areas.flatMap(({ commands = [], wiredCommands }) => [...commands, ...(wiredCommands?.(needs) ?? [])]),
    queryRoutes: [
      ...areas.flatMap(({ queries }) => queries?.(needs) ?? []),
      ...projectionRoutes({
        db: readDb,
        primaryDb: kyselyOn<ReadTables>(pool),
        writeInTurn: filesInTurn(),
        streamsAsOf: streamsAsOf(readDb),
        clock: accounts.clock,
        clearingDays: config.clearingDays,
        allowedEvents,
        lastSignIns: accounts.sessions.lastOpened,
        phoneOf: async (accountId) => (await accounts.credentials.ofAccount(accountId))?.phone ?? null,
      }),
    ],
  };
};
