import { itemStates, statesHeldByOrder, statesIn, statesInRepair, type ItemState } from '#contracts/item/item-states.ts';
import type { PackageStatus } from '#contracts/forecast/package-events.ts';
import { began, changed, numbered, oneIdOf, shopOf, warehouseIds, warehouseOf, type Measures } from './measures.ts';
import { among, filled, one, share, text, weighted } from './sql.ts';

const brands = ['Nike', 'adidas', 'Jordan', 'New Balance', 'ASICS', 'Puma', 'Salomon', 'Pop Mart', 'Supreme', 'Yeezy', 'Crocs', 'Vans'];
const models = ['Dunk Low', 'Samba OG', 'Air Force 1', '990v6', 'Gel-Kayano 14', 'Speedcat', 'XT-6', 'Labubu', 'Box Logo', 'Boost 350', 'Old Skool'];
const colours = [
  'Panda',
  'Cloud White',
  'University Blue',
  'Bone',
  'Mocha',
  'Onyx',
  'Sail',
  'Black Cat',
  '熊猫配色',
  '纯白',
  '摩卡棕',
  'Lavender Mist',
];
const unitsOfAPackage = 5;

const states = weighted<ItemState>({
  forecast: 8,
  cancelled: 1,
  expired: 1,
  received: 3,
  inspected: 2,
  available: 32,
  issue: 3,
  'outbounding.reviewing': 2,
  'outbounding.pending': 3,
  'outbounding.picked': 1,
  'cashingOut.reviewing': 1,
  'onConsignment.listed': 3,
  'switchingOwner.reviewing': 1,
  'repairing.inWork': 1,
  'outOfWarehouse.shipped': 36,
  'outOfWarehouse.returned': 2,
});
const statusNumbers = JSON.stringify(Object.fromEntries(Object.entries(itemStates).map(([name, { number }]) => [name, number])));

const never = among(['forecast', 'cancelled', 'expired']);
const unshelved = among(['forecast', 'cancelled', 'expired', 'received', 'inspected']);
const ofOrders = `state IN ${among(statesHeldByOrder)}`;
const outOfWarehouse = `state IN ${among(statesIn('outOfWarehouse'))}`;
const when = (condition: string, value: string): string => `CASE WHEN ${condition} THEN ${value} END`;
const sku = (k: string): string => `'SK' || lpad((${k})::text, 6, '0') || '-100'`;
const name = (k: string): string => `${one(models, share(5, k))} || ' ' || ${one(colours, share(6, k))}`;
const brand = (k: string): string => one(brands, share(7, k));

/** Items of one package lie side by side, and share its shop and warehouse. */
const item = (
  measures: Measures,
): string => `(SELECT n, ceil(n / ${unitsOfAPackage}.0)::int AS p, (1 + floor(${measures.skus} * power(${share(8)}, 2)))::int AS k, ${one(states, share(9))} AS state
  FROM generate_series(1, ${measures.items}) n) i`;

const ownerOf = ({ ofShop }: Measures): string => (ofShop === undefined ? shopOf('p') : `${ofShop}`);

const inventory = (measures: Measures): string =>
  filled(
    'inventory',
    measures.items,
    {
      one_id: oneIdOf('n'),
      shop_id: ownerOf(measures),
      inbound_shop_id: ownerOf(measures),
      warehouse_id: warehouseOf('p'),
      sku: sku('k'),
      brand: brand('k'),
      name: name('k'),
      size: one(['7', '7.5', '8', '8.5', '9', '9.5', '10', '10.5', '11', '12'], share(10)),
      image: numbered('/api/art/', 'k'),
      pku: numbered('PK-', 'k'),
      state: 'state',
      status: `(${text(statusNumbers)}::jsonb ->> state)::smallint`,
      defective: `state = 'issue'`,
      check_result: when(
        `state NOT IN ${unshelved}`,
        `CASE WHEN state = 'issue' THEN ${one(['fake', 'noOriginalBox'], share(11))} ELSE 'qualified' END`,
      ),
      check_remark: when(`state = 'issue'`, `'seen'`),
      pre_id: numbered('FC-', 'p'),
      pack_id: numbered('PK-', 'p'),
      log_no: numbered('1Z84R7W303', 'p'),
      batch_no: when(`state NOT IN ${never}`, numbered('IB-', 'n / 40')),
      received_warehouse_id: when(`state NOT IN ${never}`, `CASE WHEN ${share(42)} < 0.002 THEN 'LAX' ELSE ${warehouseOf('p')} END`),
      received_kind: when(`state NOT IN ${never}`, one(weighted({ forecast: 46, overage: 2, unclaimed: 1, returned: 1 }), share(12))),
      media: when('true', `jsonb_build_array('/api/files/' || md5(n::text) || '.jpg', '/api/files/' || md5((n + 1)::text) || '.jpg')`),
      shelf_id: when(`state IN ('available', 'issue', 'onConsignment.listed')`, numbered('S', `1 + floor(${measures.shelves} * ${share(13)})`)),
      shelf_name: when(`state NOT IN ${unshelved}`, `'A-01-2'`),
      shelved_by: when(`state NOT IN ${unshelved}`, `'Marta Ruiz'`),
      odd_no: when(ofOrders, numbered('OC', `1 + floor(${measures.orders} * ${share(14)})`)),
      request_type: when(ofOrders, '3'),
      dropship: 'false',
      repair_no: when(`state IN ${among(statesInRepair)}`, numbered('RP')),
      cost_price_cents: when(`${share(15)} < 0.8`, `(5000 + floor(40000 * ${share(16)}))::int`),
      supply: when(`${share(15)} < 0.8`, `'SNKRS'`),
      out_log_no: when(outOfWarehouse, numbered('9400111899', 'n')),
      out_carrier: when(outOfWarehouse, one(['UPS', 'FedEx', 'USPS'], share(17))),
      received_at: when(`state NOT IN ${never}`, `${began()} + interval '3 days'`),
      shelved_at: when(`state NOT IN ${unshelved}`, `${began()} + interval '4 days'`),
      sold_at: when(`state = 'outOfWarehouse.shipped' AND ${share(18)} < 0.1`, changed()),
      out_at: when(outOfWarehouse, changed()),
      state_since: changed(),
      created_at: began(),
      updated_at: changed(),
      version: '7',
    },
    item(measures),
  );

const packageStates = weighted<PackageStatus>({ scheduled: 8, arrived: 2, received: 3, checked: 80, returned: 2, cancelled: 3, expired: 2 });

const packages = (measures: Measures): string =>
  filled('packages', measures.packages, {
    pre_id: numbered('FC-'),
    pack_id: numbered('PK-'),
    shop_id: shopOf('n'),
    warehouse_id: warehouseOf('n'),
    log_no: numbered('1Z84R7W303'),
    forecast_batch: numbered('FB-', 'n / 5'),
    shipping_type: one(weighted({ express: 8, dropoff: 1, truck: 1 }), share(19)),
    reference: numbered('PO-'),
    status: one(packageStates, share(20)),
    unclaimed: `${share(21)} < 0.01`,
    lines: `'[]'`,
    units: `(SELECT jsonb_agg(jsonb_build_object('oneId', ${oneIdOf('u')})) FROM generate_series((n - 1) * ${unitsOfAPackage} + 1, n * ${unitsOfAPackage}) u)`,
    expected: `${unitsOfAPackage}`,
    received: `${unitsOfAPackage}`,
    over: '0',
    short: '0',
    damaged: '0',
    unresolved: `${share(22)} < 0.02`,
    signature: 'false',
    remark: `''`,
    photos: `'[]'`,
    expires_at: `${began()} + interval '75 days'`,
    arrived_at: when(`${share(20)} >= 0.08`, `${began()} + interval '3 days'`),
    counted_at: when(`${share(20)} >= 0.1`, `${began()} + interval '3 days'`),
    created_at: began(),
    updated_at: changed(),
    version: '4',
  });

const shelves = (measures: Measures): string =>
  filled('shelves', measures.shelves, {
    shelf_id: numbered('S'),
    warehouse_id: one(warehouseIds, share(23)),
    name: numbered('A-'),
    zone: one(['A', 'B', 'C', 'D'], share(24)),
    capacity: '20',
    level: '1 + n % 5',
  });

const skus = (measures: Measures): string =>
  filled('skus', measures.skus, {
    sku: sku('n'),
    brand: brand('n'),
    name: name('n'),
    pku: numbered('PK-'),
    image: numbered('/api/art/'),
    sizes: `'["8", "9", "10"]'`,
  });

export const itemTables = [skus, shelves, packages, inventory];
