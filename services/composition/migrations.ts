import type { Area } from '#kernel/area.ts';
import type { Migration } from '#kernel/database/migrate.ts';
import { kernelMigrations } from '#kernel/migrations/index.ts';
import { projectionMigrations } from '#projections/all.ts';
import * as list from './areas.ts';

const areas: readonly Area<never>[] = Object.values(list);

/** Every table of the portal. They run in the order of their ids, whatever their order here. */
export const migrations: readonly Migration[] = [...kernelMigrations, ...areas.flatMap(({ migrations = [] }) => migrations), ...projectionMigrations];
