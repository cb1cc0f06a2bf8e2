import { getContainer, listContainers } from '#contracts/containers/container-queries.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { readArea } from '../kernel/area.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import type { AllowedEvents } from '../shared/allowed-events.ts';
import { containersMigrations } from './migrations/index.ts';
import { containersProjection } from './projection.ts';
import { containerDetail, containerOf, containerPage } from './queries.ts';

interface Needs {
  db: ReadDatabase;
  allowedEvents: AllowedEvents;
}

export const containersReads = readArea({
  queries: (needs: Needs) => [
    queryRoute(listContainers, ({ viewer, query }) => containerPage(needs, viewer, query)),
    queryRoute(getContainer, ({ viewer, query }) => containerDetail(needs, viewer, query)),
  ],
  projections: [containersProjection],
  migrations: containersMigrations,
  provides: ({ db }) => ({ containerOf: containerOf(db) }),
});
