import type { InventoryView } from '#contracts/inventory/inventory-queries.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { addressOf } from '#web/core/list/page-state.ts';
import type { BiAsked } from './bi-asked.ts';

type Scope = Pick<BiAsked, 'from' | 'to' | 'wareId' | 'shopId'>;

/** The stock list under these filters. */
const rows = (view: InventoryView, { wareId, shopId }: Partial<Pick<Scope, 'wareId' | 'shopId'>>, filters: Record<string, string>): string =>
  addressOf(adminPaths.stock, { pageNo: 1, view, filters: { ...(wareId && { wareId }), ...(shopId && { shopId }), ...filters } });

/** A receipt counts for whom the goods belonged to then and where they came in, whoever has them now and wherever they lie. */
export const receivedRows = ({ from, to, wareId, shopId }: Scope): string =>
  rows('everything', {}, { ...(wareId && { inWareId: wareId }), ...(shopId && { inShopId: shopId }), inBeginTime: from, inEndTime: to });
export const shippedRows = (scope: Scope): string => rows('out', scope, { outBeginTime: scope.from, outEndTime: scope.to });
export const soldRows = (scope: Scope, platform?: string): string =>
  rows('everything', scope, { soldBeginTime: scope.from, soldEndTime: scope.to, ...(platform && { platform }) });

/** What lies there now. Nobody can list any more what lay there on a day in the past: its figure is found among the days. */
export const storedRows = (asked: BiAsked, today: string): string => (asked.to >= today ? rows('all', asked, {}) : daysOf(asked));

/** The page as it is asked, with its days as rows. */
const daysOf = ({ from, to, wareId, shopId, compare }: BiAsked): string =>
  withQuery(adminPaths.bi, { from, to, wareId, shopId, compare: compare ? 1 : undefined, table: 'movement' });

export const agedRows = (scope: Scope, { from, to }: { from: number; to: number | null }): string =>
  rows('all', scope, { age: `${from}-${to ?? ''}` });

export const shelfRows = (scope: Scope, wareId: string, shelfId: string): string => rows('all', { ...scope, wareId }, { shelvesId: shelfId });
