import { readArea } from '../kernel/area.ts';
import { ledgerMigrations } from './migrations/index.ts';
import { ledgerProjection } from './projection.ts';

export const ledgerReads = readArea({
  sums: [ledgerProjection],
  migrations: ledgerMigrations,
});
