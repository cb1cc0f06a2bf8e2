import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { floorScopeOf, type RowScope, scopeOf, type ScopedViewer } from '#contracts/kernel/access/row-scope.ts';
import { isSeller, type Viewer } from '#contracts/kernel/access/viewer.ts';

/** Which fields a viewer may see (specification section 6). What is out of sight is left out of the answer. */
export interface VisibleFields {
  /** Operators, the operator's product number, shelves (R6.39–R6.42): not for sellers. */
  staff: boolean;
  /** The storage fee (R6.43): not for warehouse users. */
  storageFee: boolean;
  /** The platform's order number of a consignment (R6.44): for administrators. */
  platOrderNo: boolean;
}

export const visibleFieldsOf = (viewer: Pick<Viewer, 'terminal'>): VisibleFields => ({
  staff: !isSeller(viewer),
  storageFee: viewer.terminal !== 'warehouse',
  platOrderNo: viewer.terminal === 'admin',
});

/** Columns that say whose a row is and where. */
interface Placed {
  shop: readonly string[];
  warehouse: string;
}

/** Rows that exist for the viewer. */
export const withinRowScope = (viewer: ScopedViewer, placed: Placed): RawBuilder<SqlBool> => inScope(scopeOf(viewer), placed);

/** Rows of what the house itself has in a warehouse. */
export const withinWarehouses = (viewer: ScopedViewer, warehouse: string): RawBuilder<SqlBool> =>
  inScope(floorScopeOf(viewer), { shop: [], warehouse });

/** Rows of what lies in no warehouse, such as shops themselves: staff are kept from none. */
export const withinShop = (viewer: ScopedViewer, columns: readonly string[]): RawBuilder<SqlBool> => {
  const scope = scopeOf(viewer);
  if (scope.kind === 'shop') return ofShop(columns, scope.shopId);
  return scope.kind === 'none' ? sql`false` : sql`true`;
};

/** Nothing but what they ask for keeps rows of any shop from them. */
export const isOfAllShops = (viewer: ScopedViewer): boolean => ['all', 'warehouses'].includes(scopeOf(viewer).kind);

const inScope = (scope: RowScope, { shop, warehouse }: Placed): RawBuilder<SqlBool> => {
  switch (scope.kind) {
    case 'all':
      return sql`true`;
    case 'shop':
      return ofShop(shop, scope.shopId);
    case 'warehouses':
      return sql`${sql.ref(warehouse)} = any(${[...scope.warehouseIds]}::text[])`;
    case 'none':
      return sql`false`;
  }
};

const ofShop = (columns: readonly string[], shopId: number): RawBuilder<SqlBool> =>
  sql`(${sql.join(
    columns.map((column) => sql`${sql.ref(column)} = ${shopId}`),
    sql` or `,
  )})`;

/** The warehouse that a list is about: the one asked for; on the floor, otherwise the one in use. */
export const listedWarehouse = (viewer: Pick<Viewer, 'terminal' | 'warehouseId'>, asked: string | undefined): string | undefined =>
  asked ?? (viewer.terminal === 'warehouse' ? viewer.warehouseId : undefined);
