import type { ForecastLine } from '#contracts/forecast/forecast-fields.ts';
import type { Load } from '#kernel/commands/unit-of-work.ts';
import { skuStream } from '../aggregates/sku/sku.ts';
import type { Catalogue } from './forecast-policies.ts';

/** The catalogue entries that the lines name. */
export const loadCatalogue = async (load: Load, lines: readonly ForecastLine[]): Promise<Catalogue> => {
  const names = [...new Set(lines.map((line) => line.sku))];
  const entries = await load.many(skuStream, names);
  return new Map(names.map((name, index) => [name, entries[index]!]));
};
