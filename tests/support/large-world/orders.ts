import { channelKinds } from '#contracts/channels/channel-kinds.ts';
import type { SaleStatus } from '#contracts/sales/sale-states.ts';
import type { OrderState } from '#contracts/outbound/order-events.ts';
import type { RepairStatus } from '#contracts/repair/repair-events.ts';
import { began, changed, numbered, oneIdOf, shopOf, warehouseOf, type Measures } from './measures.ts';
import { among, filled, one, share, weighted } from './sql.ts';

const orderStates = weighted<OrderState>({
  reviewing: 6,
  rejected: 3,
  toConfirm: 2,
  pendingOutbound: 8,
  outOfWarehouse: 40,
  completed: 30,
  cancelled: 6,
  consigning: 4,
  exception: 1,
});

const state = one(orderStates, share(30));
const onFloor = `${state} = 'pendingOutbound'`;
const left = `${state} IN ${among(['outOfWarehouse', 'completed'])}`;
const waits = `${state} IN ${among(['reviewing', 'toConfirm', 'pendingOutbound', 'consigning', 'exception'])}`;
const when = (condition: string, value: string): string => `CASE WHEN ${condition} THEN ${value} END`;
const type = `(${one(weighted({ '3': 12, '4': 3, '5': 2, '6': 2, '7': 1, '14': 1 }), share(31))})::smallint`;

const orders = (measures: Measures): string =>
  filled('orders', measures.orders, {
    odd_no: numbered('OC'),
    request_type: type,
    shop_id: shopOf('n'),
    target_shop_id: when(`${type} = 7`, shopOf('n + 1')),
    warehouse_id: warehouseOf('n'),
    state,
    stage: `CASE WHEN ${onFloor} THEN ${one(['pending', 'assigned', 'picking', 'packed'], share(32))} WHEN ${left} THEN 'out' END`,
    dropship: 'false',
    remark: `'please'`,
    applicant_name: `'Kim Chen'`,
    author_ids: `'["kicks"]'`,
    boxes: `'[]'`,
    parcels: `'[]'`,
    units: `jsonb_build_array(jsonb_build_object('oneId', ${oneIdOf('n * 3')}), jsonb_build_object('oneId', ${oneIdOf('n * 3 + 1')}))`,
    items: '2',
    picked: '0',
    packed: '0',
    shipped: '0',
    short: '0',
    plat_order_no: when(`${type} = 6`, numbered('PLAT-')),
    operator_id: when(onFloor, one(['marta', 'jun', 'lax'], share(33))),
    operator_name: when(onFloor, `'Marta Ruiz'`),
    batch_no: when(`${share(34)} < 0.4`, numbered('OB-', 'n / 5')),
    log_no: when(left, numbered('9400111899')),
    carrier: when(left, one(['UPS', 'FedEx', 'USPS'], share(35))),
    due_at: when(`${share(36)} < 0.7`, `${began()} + interval '2 days'`),
    floor_since: when(`${onFloor} OR ${left}`, began()),
    waiting_since: when(waits, changed()),
    applied_at: began(),
    reviewed_at: `${began()} + interval '1 hour'`,
    shipped_at: when(left, changed()),
    finished_at: when(`${state} IN ${among(['rejected', 'cancelled', 'completed'])}`, changed()),
    updated_at: changed(),
    version: '6',
  });

const batches = (measures: Measures): string =>
  filled('batches', measures.batches, {
    batch_no: numbered('OB-'),
    kind: one(weighted({ outbound: 6, inbound: 3, repair: 1 }), share(37)),
    warehouse_id: warehouseOf('n'),
    odd_nos: `jsonb_build_array(${numbered('OC', 'n * 2')}, ${numbered('OC', 'n * 2 + 1')})`,
    done: '1',
    total: '2',
    state: one(weighted({ open: 1, closed: 8, cancelled: 1 }), share(38)),
    opened_at: began(),
    updated_at: changed(),
  });

const repairStates = weighted<RepairStatus>({ applied: 3, approved: 3, started: 4, completed: 80, failed: 4, rejected: 3, cancelled: 3 });
const repairState = one(repairStates, share(39));

const repairs = (measures: Measures): string =>
  filled('repairs', measures.repairs, {
    repair_no: numbered('RP'),
    shop_id: shopOf('n'),
    warehouse_id: warehouseOf('n'),
    one_id: oneIdOf('n * 7'),
    status: repairState,
    code: `'REPAIR_SUCCESS'`,
    assignee_id: one(['marta', 'jun', 'lax'], share(41)),
    assignee_name: `'Ida'`,
    batch_no: numbered('RB-', '(n / 20)::int'),
    defects: `'[]'`,
    works: `'[]'`,
    cost_cents: `(500 + floor(5000 * ${share(40)}))::int`,
    estimated_days: '3',
    before_photos: `'[]'`,
    after_photos: `'[]'`,
    waybill_photos: `'[]'`,
    remark: `''`,
    applicant_id: `'kicks'`,
    history: `'[]'`,
    applied_at: began(),
    ended_at: when(`${repairState} NOT IN ${among(['applied', 'approved', 'started'])}`, changed()),
    updated_at: changed(),
    version: '3',
  });

const saleStatuses = weighted<SaleStatus>({
  pending: 4,
  inProgress: 6,
  withIssue: 1,
  processed: 4,
  salesCompleted: 76,
  completedWithRefund: 3,
  cancelled: 4,
  archived: 2,
});
const saleStatus = one(saleStatuses, share(43));

const sales = (measures: Measures): string =>
  filled('sales', measures.sales, {
    sale_id: numbered('stockMarket-'),
    channel: one(channelKinds, share(42)),
    sale_no: numbered('S-'),
    shop_id: shopOf('n'),
    warehouse_id: warehouseOf('n'),
    one_id: oneIdOf('n * 3'),
    odd_no: numbered('OC', 'n * 3'),
    sku: numbered('SK', '(n % 20000)::int'),
    brand: `'Nike'`,
    name: `'Dunk Low Panda'`,
    size: `'9'`,
    image: `''`,
    consigned: 'false',
    shipped: `${saleStatus} NOT IN ${among(['pending', 'withIssue', 'cancelled'])}`,
    status: saleStatus,
    trade: `CASE WHEN ${saleStatus} IN ${among(['salesCompleted'])} THEN 'completed' ELSE 'inTransaction' END`,
    expected_cents: when(`${share(44)} < 0.01`, '12000'),
    price_cents: `(9000 + floor(30000 * ${share(45)}))::int`,
    currency: `'USD'`,
    history: `'[]'`,
    sold_at: began(),
    due_at: `${began()} + interval '3 days'`,
    updated_at: changed(),
    version: '4',
  });

export const orderTables = [orders, batches, repairs, sales];
