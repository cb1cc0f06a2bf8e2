import { queryRoute } from '#contracts/kernel/route.ts';
import { listAside } from '#contracts/aside/aside-endpoints.ts';
import { readArea } from '../kernel/area.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { asideProjection } from './projection.ts';
import { asideIn } from './queries.ts';
import { asideMigrations } from './migrations/index.ts';

export const asideReads = readArea({
  queries: ({ db }: { db: ReadDatabase }) => [queryRoute(listAside, ({ viewer }) => asideIn(db, viewer))],
  projections: [asideProjection],
  migrations: asideMigrations,
});
