import { listBrands } from '#contracts/catalogue/brands.ts';
import { listRetailers } from '#contracts/catalogue/retailers.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { readArea } from '../kernel/area.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { catalogueUses } from './catalogue-uses.ts';
import { catalogueMigrations } from './migrations/index.ts';
import { catalogueProjections } from './projections.ts';
import { brandPage, retailerPage } from './queries.ts';

export const catalogueReads = readArea({
  queries: ({ db }: { db: ReadDatabase }) => [
    queryRoute(listBrands, ({ query }) => brandPage(db, query)),
    queryRoute(listRetailers, ({ query }) => retailerPage(db, query)),
  ],
  projections: [...catalogueProjections],
  migrations: catalogueMigrations,
  provides: ({ db }) => ({ catalogueUses: catalogueUses(db) }),
});
