import type { ReadDatabase } from '../kernel/read-database.ts';

/** What a forecast workbook is checked against before it is confirmed. */
export const importLookups = (db: ReadDatabase) => ({
  async knownSkus(skus: readonly string[]): Promise<Map<string, readonly string[]>> {
    const rows = await db
      .selectFrom('skus')
      .select(['sku', 'sizes'])
      .where('sku', 'in', ['', ...skus])
      .execute();
    return new Map(rows.map(({ sku, sizes }) => [sku, sizes]));
  },

  async someSku(): Promise<{ sku: string; size: string } | undefined> {
    const row = await db.selectFrom('skus').select(['sku', 'sizes']).orderBy('sku').limit(1).executeTakeFirst();
    const size = row?.sizes[Math.floor(row.sizes.length / 2)];
    return row && size !== undefined ? { sku: row.sku, size } : undefined;
  },

  async warehouses(): Promise<{ warehouseId: string; name: string }[]> {
    const rows = await db.selectFrom('warehouses').select(['id', 'name']).orderBy('id').execute();
    return rows.map(({ id, name }) => ({ warehouseId: id, name }));
  },

  async takenTrackingNumbers(logNos: readonly string[]): Promise<Set<string>> {
    const rows = await db
      .selectFrom('packages')
      .select('log_no')
      .where('log_no', 'in', ['', ...logNos])
      .where('status', 'in', ['scheduled', 'arrived'])
      .execute();
    return new Set(rows.map(({ log_no }) => log_no));
  },
});
