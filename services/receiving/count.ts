import { expectedUnits, missingUnits, type Package } from '../aggregates/package/package.ts';

export interface PackageCount {
  preId: string;
  expected: number;
  received: number;
  over: string[];
  short: string[];
  damaged: string[];
}

/** What was forecast against what came, unit by unit. In an unclaimed parcel nothing is over: nothing was expected. */
export const countOf = (pack: Package): PackageCount => ({
  preId: pack.preId,
  expected: expectedUnits(pack).length,
  received: pack.units.length,
  over: pack.units.filter((unit) => unit.kind === 'overage').map((unit) => unit.oneId),
  short: missingUnits(pack),
  damaged: pack.units.filter((unit) => unit.condition === 'damaged').map((unit) => unit.oneId),
});
