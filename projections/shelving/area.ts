import { queryRoute } from '#contracts/kernel/route.ts';
import { listShelfItems, listShelfNames, listShelves, suggestShelves } from '#contracts/shelving/shelf-queries.ts';
import type { AllowedEvents } from '../shared/allowed-events.ts';
import { readArea } from '../kernel/area.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { oneIdsOnShelf } from './on-shelf.ts';
import { shelfNames, shelfPage } from './queries.ts';
import { racksOf } from './racks.ts';
import { shelfItems } from './shelf-items.ts';
import { suggestedShelves } from './suggestions.ts';

interface Parts {
  db: ReadDatabase;
  allowedEvents: AllowedEvents;
}

export const shelvingReads = readArea({
  queries: ({ db, allowedEvents }: Parts) => [
    queryRoute(listShelfNames, async ({ viewer, body }) => ({ records: await shelfNames(db, viewer, body) })),
    queryRoute(listShelves, ({ viewer, query }) => shelfPage(db, viewer, query)),
    queryRoute(listShelfItems, ({ viewer, query }) => shelfItems(db, { viewer, filter: query, allowedEvents })),
    queryRoute(suggestShelves, ({ viewer, query }) => suggestedShelves(db, viewer, query.oneId)),
  ],
  provides: ({ db }) => ({ racksOf: racksOf(db), oneIdsOnShelf: oneIdsOnShelf(db) }),
});
