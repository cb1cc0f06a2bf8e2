import { listMissing } from '#contracts/missing/missing-endpoints.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { readArea } from '../kernel/area.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import type { AllowedEvents } from '../shared/allowed-events.ts';
import { missingPage } from './queries.ts';

interface Needs {
  db: ReadDatabase;
  allowedEvents: AllowedEvents;
}

export const missingReads = readArea({
  queries: ({ db, allowedEvents }: Needs) => [
    queryRoute(listMissing, ({ viewer, query }) => missingPage(db, { viewer, filter: query, allowedEvents })),
  ],
});
