import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import type { StoredGoods } from '#contracts/storage/storage-nights.ts';
import { getStorageNight, getStorageOutlook, listStoredItems } from '#contracts/storage/storage-queries.ts';
import { readArea } from '../kernel/area.ts';
import { rowsAsOf } from '../kernel/as-of.ts';
import { storageMigrations } from './migrations/index.ts';
import { chargedItems, nightDetail, type NightNeeds } from './night-detail.ts';
import { chargedStays, undoneSince } from './nights.ts';
import { postedNights } from './posted-nights.ts';
import { storageStaysProjection } from './projection.ts';
import { storageRates } from './rates.ts';
import { storageOutlook, storedItemsPage } from './stored-items.ts';

interface Needs extends NightNeeds {
  clock: { now(): Date };
}

export const storageReads = readArea({
  queries: ({ db, clock, staysAsOf }: Needs) => [
    queryRoute(getStorageOutlook, ({ viewer }) => storageOutlook(db, viewer, clock.now())),
    queryRoute(listStoredItems, ({ viewer, query }) => storedItemsPage(db, viewer, query, clock.now())),
    queryRoute(getStorageNight, ({ viewer, query }) => nightDetail({ db, staysAsOf }, viewer, query.postingId)),
  ],
  projections: [storageStaysProjection],
  migrations: storageMigrations,
  provides: ({ db, streamsAsOf }) => {
    const staysAsOf = rowsAsOf(streamsAsOf, storageStaysProjection, 'item');
    return {
      staysAsOf,
      chargedItems: (viewer: Viewer, postingId: string) => chargedItems({ db, staysAsOf }, viewer, postingId),
      storedGoods: {
        rates: () => storageRates(db),
        charged: (night) => chargedStays(db, night),
        undoneSince: (moment) => undoneSince(db, moment),
        postedFor: (warehouseId, date) => postedNights(db, warehouseId, date),
      } satisfies StoredGoods,
    };
  },
});
