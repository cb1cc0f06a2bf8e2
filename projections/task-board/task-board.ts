import { worksIn } from '#contracts/kernel/access/row-scope.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { dayIn, nextDay, startOfDay } from '#contracts/kernel/lists/date-range.ts';
import type { QueryOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { outboundStages } from '#contracts/outbound/order-states.ts';
import type { getTaskBoard, TaskBoard } from '#contracts/tasks/task-board-queries.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import type { AllowedEvents } from '../shared/allowed-events.ts';
import { boardActions, cardsOf, columnSums, inColumns, withActions } from './cards.ts';
import { choicesOf } from './choices.ts';
import { countersOf } from './counters.ts';
import { boardOrders, findWarehouse, floorGroups, floorZones, MAX_COLUMN_CARDS, pickedPerHour, seenOnFloor } from './queries.ts';

interface Asked {
  viewer: Viewer;
  query: QueryOf<typeof getTaskBoard>;
  now: Date;
  allowedEvents: AllowedEvents;
}

/** The outbound floor of one warehouse. Filters choose the cards; the counters are the whole floor's. */
export const taskBoard = async (db: ReadDatabase, { viewer, query, now, allowedEvents }: Asked): Promise<TaskBoard | Rejection> => {
  const warehouse = await warehouseFor(db, viewer, query.wareId);
  if (!warehouse) return reject('NotFound', { field: 'wareId' });
  const today = dayIn(now, warehouse.time_zone);
  const scope = { warehouseId: warehouse.id, now, today: startOfDay(today, warehouse.time_zone) };
  const [groups, orders, zones, hours, seen] = await Promise.all([
    floorGroups(db, scope, query),
    boardOrders(db, scope, query),
    floorZones(db, scope),
    pickedPerHour(db, scope),
    seenOnFloor(db, scope),
  ]);

  const columns = inColumns(cardsOf(orders, query.group));
  const asOffered = withActions(orders, boardActions(viewer, allowedEvents));
  const sums = columnSums(groups, columns, query.group);
  return {
    columns: outboundStages.map((stage) => ({ stage, ...sums(stage), cards: columns[stage].slice(0, MAX_COLUMN_CARDS).map(asOffered) })),
    counters: countersOf(groups, { now, endOfToday: startOfDay(nextDay(today), warehouse.time_zone), hours, seen }),
    choices: choicesOf(groups, zones),
    refreshTime: now.toISOString(),
  };
};

const warehouseFor = async (db: ReadDatabase, viewer: Viewer, asked: string | undefined) => {
  const id = asked ?? viewer.warehouseId;
  return id !== undefined && worksIn(viewer, id) ? findWarehouse(db, id) : undefined;
};
