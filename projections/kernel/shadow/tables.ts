import { distinctOf } from '../distinct-table.ts';
import type { InlineProjection, SumProjection } from '../projection.ts';
import { tallied, type Tally } from '../tally.ts';
import { textsOf } from '../text-table.ts';

export type AnyProjection = InlineProjection | SumProjection;

/** A table that the database keeps with the projection's own, and how it is filled from that. */
export interface KeptAlong {
  table: string;
  filled: (of: string, into: string) => string;
}

export const isSum = (projection: AnyProjection): projection is SumProjection => 'apply' in projection;

export const tallyOf = (projection: AnyProjection): Tally | undefined => (isSum(projection) ? undefined : projection.tally);

/** What no row bears any more stays in the live one. */
export const mayHoldMore = (projection: AnyProjection, table: string): boolean => !isSum(projection) && projection.distinct?.table === table;

export const keptAlong = (projection: AnyProjection): readonly KeptAlong[] => {
  if (isSum(projection)) return [];
  const { tally, texts, distinct } = projection;
  return [
    ...(tally ? [{ table: tally.table, filled: (of: string, into: string) => tallied(tally, of, into) }] : []),
    ...(texts ? [{ table: texts.table, filled: (of: string, into: string) => textsOf(texts, of, into) }] : []),
    ...(distinct ? [{ table: distinct.table, filled: (of: string, into: string) => distinctOf(distinct, of, into) }] : []),
  ];
};

export const tablesOf = (projection: AnyProjection): readonly string[] =>
  isSum(projection) ? projection.tables : [projection.table, ...keptAlong(projection).map(({ table }) => table)];
