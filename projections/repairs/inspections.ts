import { sql } from 'kysely';
import type { ReadDatabase } from '../kernel/read-database.ts';
import type { FoundRepair } from './found-repairs.ts';

type Repaired = Pick<FoundRepair, 'one_id' | 'repair_no'>;

/**
 * How the items of repairs were found once they were repaired, by the number of the repair. The inspection that counts is the last: a correction is
 * another one. What is found at a later repair belongs to that one.
 */
export const inspectionsAfter = async (db: ReadDatabase, repairs: readonly Repaired[]) => {
  if (repairs.length === 0) return new Map<string, never>();
  const found = await db
    .selectFrom('item_timeline as t')
    .innerJoin('item_timeline as done', (join) => join.onRef('done.one_id', '=', 't.one_id').onRef('done.version', '<', 't.version'))
    .where(
      'done.one_id',
      'in',
      repairs.map(({ one_id }) => one_id),
    )
    .where('t.name', '=', 'ItemInspected')
    .where('done.name', '=', 'ItemRepaired')
    .where(
      'done.repair_no',
      'in',
      repairs.map(({ repair_no }) => repair_no),
    )
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
    .distinctOn('done.repair_no')
    .orderBy('done.repair_no')
    .orderBy('t.version', 'desc')
    .select([
      sql<string>`done.repair_no`.as('repairNo'),
      sql<string>`t.check_result`.as('result'),
      't.remark',
      't.photos',
      't.recorded_at as gmtCreate',
    ])
    .execute();
  return new Map(found.map(({ repairNo, ...inspection }) => [repairNo, inspection]));
};
