import type { InventoryView } from '#contracts/inventory/inventory-queries.ts';
import { adminPaths } from '../../app/paths/admin-paths.ts';
import { addressOf } from '../../ui/list/page-state.ts';
import type { BiAsked } from './bi-asked.ts';

type Scope = Pick<BiAsked, 'from' | 'to' | 'wareId' | 'shopId'>;

/** The stock list under these filters. */
const rows = (view: InventoryView, { wareId, shopId }: Pick<Scope, 'wareId' | 'shopId'>, filters: Record<string, string>): string =>
  addressOf(adminPaths.stock, { pageNo: 1, view, filters: { ...(wareId && { wareId }), ...(shopId && { shopId }), ...filters } });

export const receivedRows = (scope: Scope): string => rows('everything', scope, { inBeginTime: scope.from, inEndTime: scope.to });
export const shippedRows = (scope: Scope): string => rows('out', scope, { outBeginTime: scope.from, outEndTime: scope.to });
export const soldRows = (scope: Scope): string => rows('everything', scope, { soldBeginTime: scope.from, soldEndTime: scope.to });

/** What lies there now; of a day in the past there are no rows to show. */
export const storedRows = (scope: Scope, today: string): string | undefined => (scope.to >= today ? rows('all', scope, {}) : undefined);

export const agedRows = (scope: Scope, { from, to }: { from: number; to: number | null }): string =>
  rows('all', scope, { age: `${from}-${to ?? ''}` });

export const shelfRows = (scope: Scope, wareId: string, shelfId: string): string => rows('all', { ...scope, wareId }, { shelvesId: shelfId });
