import type { ReadDatabase } from '#projections/kernel/read-database.ts';

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
