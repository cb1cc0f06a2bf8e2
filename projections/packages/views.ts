import { sql } from 'kysely';
import { packageStatusNames, type PackageView } from '#contracts/forecast/package-queries.ts';
import type { PackageStatus } from '#contracts/forecast/package-events.ts';
import type { Condition } from '../kernel/lists/conditions.ts';

const ofStatus = Object.fromEntries(packageStatusNames.map((status) => [status, sql<boolean>`p.status = ${status}`])) as Record<
  PackageStatus,
  Condition
>;

/** What each tab of the list holds, over `packages as p`. */
export const packageViewConditions: Record<PackageView, Condition> = {
  all: sql<boolean>`true`,
  open: sql<boolean>`p.status in ('scheduled', 'arrived')`,
  difference: sql<boolean>`p.unresolved`,
  unclaimed: sql<boolean>`p.unclaimed`,
  ...ofStatus,
};
