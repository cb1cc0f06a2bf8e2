import type { QueryInputOf } from '#contracts/kernel/endpoint.ts';
import { inventoryViews, listInventory, type InventoryView } from '#contracts/inventory/inventory-queries.ts';
import { listQuery } from '#web/core/list/list-query.ts';
import type { PageState } from '#web/ui/list/list-state.ts';

export type InventoryQuery = QueryInputOf<typeof listInventory>;

export const viewOf = ({ view }: Pick<PageState, 'view'>): InventoryView | undefined => inventoryViews.find((known) => known === view);

/** What the list asks the server for. Without a tab and with a search, the server looks everywhere a single ONE ID may be. */
export const inventoryQuery = (state: PageState, size: number): InventoryQuery => {
  const view = viewOf(state);
  return listQuery(listInventory, state, size, {
    otherwise: { sort: ofSales(state) ? 'gmtSold' : steadySort(view) },
    always: { ...(view && { view }), ...daysOf(state.filters['age']) },
  });
};

/** Whether the list tells of sales: of what was sold on certain days. */
export const ofSales = ({ filters }: Pick<PageState, 'filters'>): boolean => (filters['soldBeginTime'] ?? filters['soldEndTime']) !== undefined;

/** A list that is sorted by what hardly changes does not move while its rows do. */
const steadySort = (view: InventoryView | undefined): NonNullable<InventoryQuery['sort']> => {
  if (view === 'forecast') return 'gmtCreate';
  return view === 'out' ? 'gmtOut' : 'gmtIn';
};

/** Days since shelving as the address says them: `61-` is 61 and more. */
const ageForm = /^(\d{0,5})-(\d{0,5})$/;

const daysOf = (age = ''): Pick<InventoryQuery, 'minDays' | 'maxDays'> => {
  const [, minDays, maxDays] = ageForm.exec(age) ?? [];
  return { ...(minDays && { minDays }), ...(maxDays && { maxDays }) };
};
