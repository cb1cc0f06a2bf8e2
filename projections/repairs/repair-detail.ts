import { sql } from 'kysely';
import { isSeller, type Viewer } from '#contracts/kernel/access/viewer.ts';
import type { QueryOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { getRepair, RepairDetail } from '#contracts/repair/repair-queries.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { visibleFieldsOf } from '../shared/visible-fields.ts';
import { type FoundRepair, repairRows } from './found-repairs.ts';
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
  const [batch, inspection] = await Promise.all([batchOf(db, row), inspectionAfter(db, row)]);
  const { staff } = visibleFieldsOf(viewer);
  return {
    ...rowFor(viewer, clock.now(), allowedEvents)(row),
    state: isSeller(viewer) && row.owner_id !== viewer.shopId ? null : row.state,
    oneidRelated: row.related_one_id,
    batchNo: batch?.batch_no ?? null,
    // The repair shop may keep what the seller has sent.
    beforePhotos: [...new Set(row.before_photos)],
    ...(staff && { afterPhotos: row.after_photos }),
    remark: row.remark,
    inspection: inspection ?? null,
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

/** The inspection that counts: a correction is another one. What is found at a later repair belongs to that one. */
const inspectionAfter = (db: ReadDatabase, { one_id, repair_no }: FoundRepair) =>
  db
    .selectFrom('item_timeline as t')
    .innerJoin('item_timeline as done', (join) => join.onRef('done.one_id', '=', 't.one_id').onRef('done.version', '<', 't.version'))
    .where('t.one_id', '=', one_id)
    .where('t.name', '=', 'ItemInspected')
    .where('done.name', '=', 'ItemRepaired')
    .where('done.repair_no', '=', repair_no)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('item_timeline as next')
            .select('next.event_id')
            .whereRef('next.one_id', '=', 't.one_id')
            .where('next.name', '=', 'RepairApplied')
            .whereRef('next.version', '>', 'done.version')
            .whereRef('next.version', '<', 't.version'),
        ),
      ),
    )
    .orderBy('t.version', 'desc')
    .limit(1)
    .select([sql<string>`t.check_result`.as('result'), 't.remark', 't.photos', 't.recorded_at as gmtCreate'])
    .executeTakeFirst();
