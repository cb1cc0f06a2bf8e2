import { sql } from 'kysely';
import { isSeller, type Viewer } from '#contracts/kernel/access/viewer.ts';
import type { QueryOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { getRepair, RepairDetail } from '#contracts/repair/repair-queries.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { visibleFieldsOf } from '../shared/visible-fields.ts';
import { type FoundRepair, repairRows } from './found-repairs.ts';
import { inspectionsAfter } from './inspections.ts';
import { reachable, type RepairNeeds } from './queries.ts';
import { rowFor } from './repair-row.ts';

/** `NotFound` for a repair that is not the viewer's to see. */
export const repairDetail = async (
  { db, clock, allowedEvents }: RepairNeeds,
  viewer: Viewer,
  { repairNo }: QueryOf<typeof getRepair>,
): Promise<RepairDetail | Rejection> => {
  const row = await repairRows(db).where('r.repair_no', '=', repairNo).where(reachable(viewer)).executeTakeFirst();
  if (!row) return reject('NotFound', { field: 'repairNo' });
  const [batch, inspections] = await Promise.all([batchOf(db, row), inspectionsAfter(db, [row])]);
  const { staff } = visibleFieldsOf(viewer);
  return {
    ...rowFor({ viewer, now: clock.now(), allowedEvents, inspections })(row),
    state: isSeller(viewer) && row.owner_id !== viewer.shopId ? null : row.state,
    oneidRelated: row.related_one_id,
    batchNo: batch?.batch_no ?? null,
    remark: row.remark,
    inspection: inspections.get(row.repair_no) ?? null,
    history: row.history
      .toReversed()
      .map(({ id, name, at, operator, costCents, said }) => ({ id, name, gmtCreate: at, ...(staff && { operator }), cost: costCents, said })),
  };
};

const batchOf = (db: ReadDatabase, { warehouse_id, repair_no }: FoundRepair) =>
  db
    .selectFrom('batches')
    .where('warehouse_id', '=', warehouse_id)
    .where('kind', '=', 'repair')
    .where('state', '<>', 'cancelled')
    .where(sql<boolean>`odd_nos @> ${JSON.stringify([repair_no])}::jsonb`)
    .orderBy('opened_at', 'desc')
    .limit(1)
    .select('batch_no')
    .executeTakeFirst();
