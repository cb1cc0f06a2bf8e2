import { sql } from 'kysely';
import { getPackage, listPackages } from '#contracts/forecast/package-queries.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { listClaimable } from '#contracts/receiving/unclaimed-parcels.ts';
import { lookUpScan } from '#contracts/receiving/receiving-queries.ts';
import type { AllowedEvents } from '../shared/allowed-events.ts';
import { readArea } from '../kernel/area.ts';
import type { ListFiles } from '../kernel/files/list-file.ts';
import { rowsAsOf } from '../kernel/as-of.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { claimableBy } from './claimable.ts';
import { packageDetail } from './package-detail.ts';
import { packageFileRoute } from './package-file.ts';
import { packagesProjection } from './projection.ts';
import { packagePage } from './queries.ts';
import { lookUp } from './scan-lookup.ts';
import { packagesMigrations } from './migrations/index.ts';

interface Needs {
  db: ReadDatabase;
  files: ListFiles;
  allowedEvents: AllowedEvents;
}

export const packagesReads = readArea({
  queries: ({ db, files, allowedEvents }: Needs) => [
    queryRoute(listPackages, ({ viewer, query }) => packagePage(db, viewer, query, allowedEvents)),
    queryRoute(
      getPackage,
      async ({ viewer, query }) =>
        (await packageDetail(db, viewer, sql`p.pre_id = ${query.id}`, allowedEvents)) ?? reject('NotFound', { field: 'id' }),
    ),
    queryRoute(lookUpScan, ({ viewer, query }) => lookUp(db, viewer, query.code, allowedEvents)),
    queryRoute(listClaimable, ({ viewer, query }) => claimableBy(db, viewer, query.logNo)),
    packageFileRoute(files, allowedEvents),
  ],
  projections: [packagesProjection],
  migrations: packagesMigrations,
  provides: ({ streamsAsOf }) => ({ packagesAsOf: rowsAsOf(streamsAsOf, packagesProjection, 'package') }),
});
