import type { StoredGoods } from '#contracts/storage/storage-nights.ts';
import { readArea } from '../kernel/area.ts';
import { storageMigrations } from './migrations/index.ts';
import { chargedStays, undoneSince } from './nights.ts';
import { postedNights } from './posted-nights.ts';
import { storageStaysProjection } from './projection.ts';
import { storageRates } from './rates.ts';

export const storageReads = readArea({
  projections: [storageStaysProjection],
  migrations: storageMigrations,
  provides: ({ db }): { storedGoods: StoredGoods } => ({
    storedGoods: {
      rates: () => storageRates(db),
      charged: (night) => chargedStays(db, night),
      undoneSince: (moment) => undoneSince(db, moment),
      postedFor: (warehouseId, date) => postedNights(db, warehouseId, date),
    },
  }),
});
