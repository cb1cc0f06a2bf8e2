import { checkAddress, searchAddresses } from '#contracts/addresses/address-inquiry.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { readArea } from '../kernel/area.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { everyFault } from './faults.ts';
import { addressesMigrations } from './migrations/index.ts';
import { foundAddresses } from './queries.ts';

export const addressesReads = readArea({
  queries: ({ db }: { db: ReadDatabase }) => [
    queryRoute(searchAddresses, ({ viewer, body }) => foundAddresses(db, viewer, body)),
    queryRoute(checkAddress, async ({ viewer, body }) => ({ faults: everyFault(body.address, viewer.language) })),
  ],
  migrations: addressesMigrations,
});
