import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { explain } from '#contracts/ledger/explanation/explain.ts';
import type { OrderDetail, OrderHistoryEntry } from '#contracts/outbound/order-rows.ts';
import { availableOf } from '../shared/available-of.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { visibleFieldsOf } from '../shared/visible-fields.ts';
import type { AllowedEvents } from '../shared/allowed-events.ts';
import { checksOf } from './checks.ts';
import { reachable } from './filter.ts';
import { historyChanges } from './history-changes.ts';
import { lastSales } from './last-sales.ts';
import { itemsOf, unitRows } from './order-items.ts';
import { rowsFor } from './order-row.ts';
import { orderPostings } from './money/order-postings.ts';
import { settlementsOf, withSettlement } from './money/settlements.ts';
import { orderRows } from './found-orders.ts';
import { visibleToReviewer } from './visible-to-reviewer.ts';
import { shopRecord } from './shop-record.ts';

interface Asked {
  viewer: Viewer;
  oddNo: string;
  now: Date;
  allowedEvents: AllowedEvents;
}

/** One order with its units, what a reviewer would look up, and what happened to it. */
export const orderDetail = async (db: ReadDatabase, { viewer, oddNo, now, allowedEvents }: Asked): Promise<OrderDetail | Rejection> => {
  const order = await orderRows(db, now).where('o.odd_no', '=', oddNo).where(reachable(viewer)).executeTakeFirst();
  if (!order) return reject('NotFound', { field: 'oddNo' });
  const visible = visibleFieldsOf(viewer);
  const sees = visibleToReviewer(viewer, order);
  const [units, history, record, sales, balance, settlements, postings] = await Promise.all([
    unitRows(db, order, now),
    historyOf(db, oddNo),
    viewer.terminal === 'admin' ? shopRecord(db, order.shop_id, now) : undefined,
    sees.lastSales ? lastSales(db, order.units) : undefined,
    sees.wallet ? availableOf(db, order.shop_id) : undefined,
    settlementsOf(db, viewer, [order], now),
    orderPostings(db, viewer, oddNo),
  ]);
  return {
    ...withSettlement(settlements)(rowsFor(viewer, allowedEvents)(order)),
    ...(viewer.terminal !== 'warehouse' && order.held_fee && { heldFeeExplanation: explain({ kind: 'card', ...order.held_fee }) }),
    address: order.address,
    boxes: order.boxes,
    parcels: order.parcels.map((parcel) => ({ ...parcel, photos: parcel.photos ?? [] })),
    itemList: itemsOf(order, units, viewer, sales),
    checks: visible.staff ? await checksOf(db, order, units) : [],
    history: history.map(({ operator, ...entry }) => ({ ...entry, ...(visible.staff && { operator }) })),
    ...(balance !== undefined && { walletBalance: balance }),
    ...(postings && { postings }),
    ...(record && { shopRecord: record, isOwnApplication: order.author_ids.includes(viewer.accountId) }),
  };
};

const historyOf = async (
  db: ReadDatabase,
  oddNo: string,
): Promise<(Required<Omit<OrderHistoryEntry, 'scan'>> & Pick<OrderHistoryEntry, 'scan'>)[]> => {
  const entries = await db
    .selectFrom('order_history')
    .where('odd_no', '=', oddNo)
    .select([
      'event_id as id',
      'name',
      'recorded_at as gmtCreate',
      'operator_name as operator',
      'state',
      'remark',
      'reason',
      'preset',
      'one_ids as oneIds',
      'fee_cents as fee',
      'log_no as logNo',
      'terms',
    ])
    .orderBy('version', 'asc')
    .execute();
  const changes = historyChanges(entries);
  return entries
    .map(({ terms, ...entry }, index) => ({
      ...entry,
      photos: terms?.photos ?? [],
      changes: changes[index]!,
      ...(terms?.scan && { scan: terms.scan }),
    }))
    .reverse();
};
