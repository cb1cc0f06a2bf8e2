import type { InlineProjection, SumProjection } from '#projections/kernel/projection.ts';
import type { Tally } from '#projections/kernel/tally.ts';

export type AnyProjection = InlineProjection | SumProjection;

export const isSum = (projection: AnyProjection): projection is SumProjection => 'apply' in projection;

export const tallyOf = (projection: AnyProjection): Tally | undefined => (isSum(projection) ? undefined : projection.tally);

export const tablesOf = (projection: AnyProjection): readonly string[] => {
  if (isSum(projection)) return projection.tables;
  return projection.tally ? [projection.table, projection.tally.table] : [projection.table];
};
