import { queryRoute, type QueryRoute } from '#contracts/kernel/route.ts';
import { listShelfNames, listShelves, suggestShelves } from '#contracts/shelving/shelf-queries.ts';
import type { ReadDatabase } from '#projections/kernel/read-database.ts';
import { shelfNames, shelfPage } from './queries.ts';
import { suggestedShelves } from './suggestions.ts';

export const shelvingRoutes = ({ db }: { db: ReadDatabase }): QueryRoute[] => [
  queryRoute(listShelfNames, async ({ viewer, body }) => ({ records: await shelfNames(db, viewer, body) })),
  queryRoute(listShelves, ({ viewer, query }) => shelfPage(db, viewer, query)),
  queryRoute(suggestShelves, ({ viewer, query }) => suggestedShelves(db, viewer, query.oneId)),
];
