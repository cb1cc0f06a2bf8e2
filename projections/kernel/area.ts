import type { QueryRoute } from '#contracts/kernel/route.ts';
import type { Migration } from '#kernel/database/migrate.ts';
import type { ErasedRows, ErasedSubject } from './rows/erased-rows.ts';
import type { StreamsAsOf } from './as-of.ts';
import type { InlineProjection, SumProjection } from './projection.ts';
import type { ReadDatabase } from './read-database.ts';

/** What every area can answer from. */
export interface Sources {
  db: ReadDatabase;
  /** The log, for what is asked of a moment that has passed. */
  streamsAsOf: StreamsAsOf;
}

/** What an area of the read models adds to the product. `Needs` is what `all.ts` gives to all of them. */
export interface ReadArea<Needs> {
  queries?: (needs: Needs) => readonly QueryRoute<any>[];
  /** Read models with a row per stream or per event, written in the append's transaction. */
  projections?: readonly InlineProjection[];
  /** Read models that sum across streams, fed by the processor. */
  sums?: readonly SumProjection[];
  migrations?: readonly Migration[];
  /** What other areas, of read models or of services, may ask it for, by the names under which they need it. */
  provides?: (sources: Sources) => object;
  /** Statements that bring rows of many streams to where the log leads once the keys are dropped. */
  erased?: (subject: ErasedSubject) => readonly ErasedRows[];
}

export const readArea = <Definition extends ReadArea<never>>(definition: Definition): Definition => definition;

/** What the areas provide, all together. */
export type Provided<Areas> = Intersection<
  { [Name in keyof Areas]: Areas[Name] extends { provides: (sources: Sources) => infer Answers } ? Answers : never }[keyof Areas]
>;

/** What the queries of the areas ask for, all together. */
export type NeedsOf<Areas> = Intersection<
  { [Name in keyof Areas]: Areas[Name] extends { queries: (needs: infer Needs) => unknown } ? Needs : never }[keyof Areas]
>;

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void ? All : never;
