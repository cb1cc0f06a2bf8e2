import { matchRoutes } from 'react-router-dom';
import { adminPaths, selfOperatedPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { publicPaths } from '#web/core/paths/public-paths.ts';
import { shopUserPaths } from '#web/core/paths/shop-user-paths.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';

const patterns = [publicPaths, businessPaths, shopUserPaths, warehousePaths, adminPaths, selfOperatedPaths]
  .flatMap((paths) => Object.values<string>(paths))
  .map((path) => ({ path }));

/** The pattern that the address of a page was made from: an address itself may name an item, a shop, or what somebody searched for. */
export const pagePattern = (hash: string): string => {
  const path = hash.replace(/^#/, '').replace(/\?.*/, '');
  return matchRoutes(patterns, path)?.at(-1)?.route.path ?? 'other';
};
