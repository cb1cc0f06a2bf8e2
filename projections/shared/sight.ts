import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Viewer } from '#contracts/kernel/viewer.ts';

/** Which fields a viewer may see (specification section 6). What is out of sight is left out of the answer. */
export interface Sight {
  /** Operators, the operator's product number, shelves (R6.39–R6.42): not for sellers. */
  staff: boolean;
  /** The storage fee (R6.43): not for warehouse users. */
  storageFee: boolean;
  /** The platform's order number of a consignment (R6.44): for administrators. */
  platOrderNo: boolean;
}

export const isSeller = (viewer: Pick<Viewer, 'terminal'>): boolean => viewer.terminal === 'business' || viewer.terminal === 'shopUser';

export const sightOf = (viewer: Pick<Viewer, 'terminal'>): Sight => ({
  staff: !isSeller(viewer),
  storageFee: viewer.terminal !== 'warehouse',
  platOrderNo: viewer.terminal === 'admin',
});

type Reach = Pick<Viewer, 'terminal' | 'shopId' | 'warehouseIds'>;

/** Columns that say whose a row is and where. */
interface Belongs {
  shop: readonly string[];
  warehouse: string;
}

/** Rows that exist for the viewer: a seller's own shop, staff's warehouses, all for administrators unless they act for a shop. */
export const withinReach = (viewer: Reach, { shop, warehouse }: Belongs): RawBuilder<SqlBool> =>
  viewer.terminal === 'warehouse' ? sql`${sql.ref(warehouse)} = any(${[...viewer.warehouseIds]}::text[])` : withinShop(viewer, shop);

/** The same of what lies in no warehouse: a seller's own, all for everyone else unless they act for a shop. */
export const withinShop = (viewer: Pick<Viewer, 'terminal' | 'shopId'>, columns: readonly string[]): RawBuilder<SqlBool> => {
  if (viewer.shopId !== undefined) return ofShop(columns, viewer.shopId);
  return isSeller(viewer) ? sql`false` : sql`true`;
};

/** Nothing but what they ask for keeps rows of any shop from them. */
export const isOfAllShops = ({ terminal, shopId }: Reach): boolean => terminal === 'warehouse' || (terminal === 'admin' && shopId === undefined);

const ofShop = (columns: readonly string[], shopId: number): RawBuilder<SqlBool> =>
  sql`(${sql.join(
    columns.map((column) => sql`${sql.ref(column)} = ${shopId}`),
    sql` or `,
  )})`;

/** The warehouse that a list is about: the one asked for; on the floor, otherwise the one in use. */
export const listedWarehouse = (viewer: Pick<Viewer, 'terminal' | 'warehouseId'>, asked: string | undefined): string | undefined =>
  asked ?? (viewer.terminal === 'warehouse' ? viewer.warehouseId : undefined);
