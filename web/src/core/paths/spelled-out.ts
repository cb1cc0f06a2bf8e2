import { adminPaths, selfOperatedPaths } from './admin-paths.ts';
import { businessPaths } from './business-paths.ts';
import { shopUserPaths } from './shop-user-paths.ts';
import { warehousePaths } from './warehouse-paths.ts';

const tables = [adminPaths, selfOperatedPaths, businessPaths, shopUserPaths, warehousePaths];
const fixed: ReadonlySet<string> = new Set(
  tables
    .flatMap((table): string[] => Object.values(table))
    .filter((path) => !path.includes(':'))
    .map((path) => path.toLowerCase()),
);

/** Whether an address is a page's own to its last letter: no other page takes a part of it for a parameter. */
export const isStaticPath = (pathname: string): boolean => fixed.has(pathname.replace(/\/$/, '').toLowerCase());
