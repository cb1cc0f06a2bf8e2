import type { Kysely } from 'kysely';
import type { QueryRoute } from '#contracts/kernel/route.ts';
import type { Migration } from '#kernel/database/migrate.ts';
import * as list from './areas.ts';
import type { NeedsOf, Provided, ReadArea } from './kernel/area.ts';
import type { ErasedRows, ErasedSubject } from './kernel/rows/erased-rows.ts';
import { isoTimes } from './kernel/lists/iso-times.ts';
import { listFiles, type WriteInTurn } from './kernel/files/list-file.ts';
import type { StreamsAsOf } from './kernel/as-of.ts';
import { derivedTablesOf, type InlineProjection, type SumProjection } from './kernel/projection.ts';
import type { ReadDatabase } from './kernel/read-database.ts';
import type { DerivedTable } from './kernel/derived/derived-table.ts';
import { projectionKernelMigrations } from './kernel/migrations/index.ts';

const areas: readonly ReadArea<AreaNeeds>[] = Object.values(list);

/** Read models with a row per stream or per event, written in the append's transaction. */
export const inlineProjections: readonly InlineProjection[] = areas.flatMap(({ projections = [] }) => projections);

/** What the database keeps beside their tables. */
export const derivedTables: readonly DerivedTable[] = inlineProjections.flatMap(derivedTablesOf);

/** Read models that sum across streams, fed by the processor. */
export const sumProjections: readonly SumProjection[] = areas.flatMap(({ sums = [] }) => sums);

/** Their tables. */
export const projectionMigrations: readonly Migration[] = [...areas.flatMap(({ migrations = [] }) => migrations), ...projectionKernelMigrations];

type AreaNeeds = NeedsOf<typeof list>;
/** What the composition root gives: whatever the areas ask for that no read model provides. */
type GivenNeeds = Omit<AreaNeeds, keyof Provided<typeof list> | 'db' | 'files'>;

export interface ReadNeeds extends GivenNeeds {
  /** Over the database that the projections write to, or a replica of it. */
  db: Kysely<any>;
  /** Over the one that they write to. Files of lists are read there: a replica does not know that a rebuild lets their moment end first. */
  primaryDb: Kysely<any>;
  writeInTurn: WriteInTurn;
  /** The log, for what is asked of a moment that has passed. */
  streamsAsOf: StreamsAsOf;
}

/** What the areas may ask one another for, over one database. */
export const providedBy = (db: ReadDatabase, streamsAsOf: StreamsAsOf): Provided<typeof list> =>
  Object.assign({}, ...areas.map(({ provides }) => provides?.({ db, streamsAsOf })));

/** The reads of the warehouse and its goods. */
export const projectionRoutes = ({ db, primaryDb, writeInTurn, streamsAsOf, ...given }: ReadNeeds): QueryRoute[] => {
  const over = (one: Kysely<any>): ReadDatabase => (one as ReadDatabase).withPlugin(isoTimes);
  const needs = { ...given, ...providedBy(over(db), streamsAsOf), db: over(db), files: listFiles(over(primaryDb), writeInTurn) };
  return areas.flatMap(({ queries }) => queries?.(needs) ?? []);
};

/**
 * Statements that bring rows of many streams to where the log leads once the keys are dropped. The rows of the account and of the shop themselves follow
 * the events of the erasure, and the names of those who acted stand in no row.
 */
export const erasedRows = (subject: ErasedSubject): readonly ErasedRows[] => areas.flatMap(({ erased }) => erased?.(subject) ?? []);
