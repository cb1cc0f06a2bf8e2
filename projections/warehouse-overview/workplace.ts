import { worksIn } from '#contracts/kernel/access/row-scope.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { getWorkplace } from '#contracts/overview/overview-queries.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { movementIn } from './movement.ts';
import { shopWorkplace } from './shop-workplace.ts';
import { waitingIn } from './waiting.ts';

type Workplace = DataOf<typeof getWorkplace>;

/** The first page of a warehouse, and of a shop. */
export const workplace = async (db: ReadDatabase, viewer: Viewer, asked: string | undefined, now: Date): Promise<Workplace | Rejection> => {
  if (viewer.terminal !== 'warehouse')
    return viewer.shopId === undefined ? reject('NotFound') : shopWorkplace(db, { shopId: viewer.shopId, timeZone: viewer.timeZone, now });
  const warehouseId = asked ?? viewer.warehouseId;
  if (warehouseId === undefined || !worksIn(viewer, warehouseId)) return reject('NotFound', { field: 'wareId' });
  const [movement, waiting] = await Promise.all([movementIn(db, [warehouseId], now), waitingIn(db, [warehouseId], now)]);
  return { of: 'warehouse', warehouseId, waiting: waiting(warehouseId), ...movement(warehouseId), refreshTime: now.toISOString() };
};
