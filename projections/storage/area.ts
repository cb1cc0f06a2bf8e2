import { readArea } from '../kernel/area.ts';
import { storageMigrations } from './migrations/index.ts';
import { storageStaysProjection } from './projection.ts';

export const storageReads = readArea({
  projections: [storageStaysProjection],
  migrations: storageMigrations,
});
