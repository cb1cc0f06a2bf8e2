import type { ReadDatabase } from '../kernel/read-database.ts';

/** What lies on a shelf by the books, and what is missed there. */
export const oneIdsOnShelf =
  (db: ReadDatabase) =>
  async (shelfId: string): Promise<string[]> => {
    const shelf = await db.selectFrom('shelves').where('shelf_id', '=', shelfId).select('warehouse_id').executeTakeFirst();
    if (!shelf) return [];
    const rows = await db
      .selectFrom('inventory')
      .where('warehouse_id', '=', shelf.warehouse_id)
      .where('shelf_id', '=', shelfId)
      .select('one_id')
      .orderBy('one_id')
      .execute();
    return rows.map(({ one_id }) => one_id);
  };
