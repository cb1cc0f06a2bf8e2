import type { Load } from '#kernel/commands/unit-of-work.ts';
import { itemStream, type LoadedItem } from '../aggregates/item/item.ts';
import { expectedUnits, packageStream, type LoadedPackage } from '../aggregates/package/package.ts';

/** A package and its expected units. */
export interface Forecast {
  pack: LoadedPackage;
  items: readonly LoadedItem[];
}

export const loadForecast = async (load: Load, preId: string): Promise<Forecast> => {
  const pack = await load.one(packageStream, preId);
  return { pack, items: await load.many(itemStream, expectedUnits(pack)) };
};
