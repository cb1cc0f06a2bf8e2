import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { oneOf } from '../kernel/lists/conditions.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { withinWarehouses } from '../shared/visible-fields.ts';

export interface RackPlace {
  name: string;
  zone: string;
  level: number;
  /** Its name. */
  warehouse: string;
}

/** What stands on the labels of these racks, in the order asked for; without those that the viewer does not reach. */
export const racksOf =
  (db: ReadDatabase) =>
  async (ids: readonly string[], viewer: Viewer): Promise<RackPlace[]> => {
    const rows = await db
      .selectFrom('shelves as r')
      .innerJoin('warehouses as w', 'w.id', 'r.warehouse_id')
      .where(withinWarehouses(viewer, 'r.warehouse_id'))
      .where(oneOf('r.shelf_id', ids)!)
      .select(['r.shelf_id', 'r.name', 'r.zone', 'r.level', 'w.name as warehouse'])
      .execute();
    const byId = new Map(rows.map(({ shelf_id, ...rack }) => [shelf_id, rack]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
