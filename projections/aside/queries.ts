import { sql } from 'kysely';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import type { listAside } from '#contracts/aside/aside-endpoints.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';

const MAX_ROWS = 200;

/** It was handed on without a word where its own warehouse has taken it in since, or where its seller has sent it here after all. */
const hasGone = sql<boolean>`(
  exists (select 1 from packages p where p.pre_id = a.id and (p.warehouse_id = a.warehouse_id or p.arrived_at > a.put_at))
  or exists (select 1 from inventory i where i.one_id = a.id and i.warehouse_id = a.warehouse_id))`;

export const asideIn = async (db: ReadDatabase, { warehouseId }: Viewer): Promise<DataOf<typeof listAside>> => {
  const rows = await db
    .selectFrom('aside as a')
    .leftJoin('warehouses as w', 'w.id', 'a.belongs_to')
    .where('a.warehouse_id', '=', warehouseId ?? '')
    .where(sql<boolean>`not ${hasGone}`)
    .select(['a.id', 'a.what', 'a.code', 'a.belongs_to', 'a.put_by', 'a.put_at', 'w.name'])
    .orderBy('a.put_at')
    .orderBy('a.id')
    .limit(MAX_ROWS)
    .execute();
  return {
    records: rows.map((row) => ({
      id: row.id,
      what: row.what,
      code: row.code,
      warehouse: { id: row.belongs_to, name: row.name ?? row.belongs_to },
      by: row.put_by,
      gmtCreate: row.put_at,
    })),
  };
};
