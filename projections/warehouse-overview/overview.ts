import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { DataOf, QueryOf } from '#contracts/kernel/endpoint.ts';
import type { getOverview } from '#contracts/overview/overview-queries.ts';
import { all, equal } from '../kernel/lists/conditions.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { withinWarehouses } from '../shared/visible-fields.ts';
import { ageingIn } from './ageing.ts';
import { hoursIn } from './hours.ts';
import { movementIn } from './movement.ts';
import { occupancyOf } from './occupancy.ts';
import { waitingIn } from './waiting.ts';

/** Each warehouse that the viewer may see: how full it is, what moved today, what waits. */
export const overview = async (
  db: ReadDatabase,
  viewer: Viewer,
  query: QueryOf<typeof getOverview>,
  now: Date,
): Promise<DataOf<typeof getOverview>> => {
  const warehouses = await db
    .selectFrom('warehouses')
    .where(all(equal('id', query.wareId), withinWarehouses(viewer, 'id')))
    .select(['id', 'name', 'level', 'time_zone'])
    .orderBy('name')
    .execute();
  const ids = warehouses.map(({ id }) => id);
  const [movement, waiting, zonesOf, ageing, hours] = await Promise.all([
    movementIn(db, ids, now),
    waitingIn(db, ids, now),
    occupancyOf(db, ids),
    ageingIn(db, ids, now),
    hoursIn(db, warehouses, now),
  ]);
  return {
    warehouses: warehouses.map(({ id, name, level }) => {
      const zones = zonesOf(id);
      const total = (of: 'capacity' | 'load') => zones.reduce((sum, zone) => sum + zone[of], 0);
      return {
        id,
        name,
        level,
        ...movement(id),
        capacity: total('capacity'),
        onShelves: total('load'),
        hours: hours(id),
        ageing: ageing(id),
        waiting: waiting(id),
        zones,
      };
    }),
    refreshTime: now.toISOString(),
  };
};
