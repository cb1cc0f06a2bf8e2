import { listPackages } from '#contracts/forecast/package-queries.ts';
import { cancelOutboundEndpoint, completeOrderEndpoint } from '#contracts/outbound/order-commands.ts';
import type { OrderActionName } from '#contracts/outbound/order-actions.ts';
import { getOrder, listOrders } from '#contracts/outbound/order-queries.ts';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { claimPackageEndpoint } from '#contracts/receiving/package-commands.ts';
import { approveRequestEndpoint, quoteRequestEndpoint, rejectRequestEndpoint } from '#contracts/requests/reviews.ts';
import { sellConsignmentEndpoint, takeOverConsignmentEndpoint } from '#contracts/requests/consignments.ts';
import { shopPlans } from '#demo/cast/shops.ts';
import { packageOffer } from './forecasts.ts';
import { anyOf, offering, rarely, type Job } from './job.ts';
import { newNumber } from './numbers.ts';
import type { Person } from './people.ts';
import { orderOffer } from './sellers.ts';

const ordersIn = async ({ call }: Person, state: OrderRow['state'] | 'outOfWarehouse,groupAccount'): Promise<OrderRow[]> =>
  (await call.read(listOrders, { state, size: 30, order: 'asc' })).data;

const reasons = ['The label cannot be read', 'The address is incomplete', 'Please ask again after the count'];

/** Approves most, quotes some, and every cash-out; rejects a few. */
const review: Job = async (person) => {
  const { call, random } = person;
  const rows = await ordersIn(person, 'reviewing');
  if (rows.length === 0) return false;
  const row = random.pick(rows);
  const { oddNo } = row;
  const wish = random.weighted(['approve', 'quote', 'reject'] as const, [78, 12, 10]);
  const action = [wish, 'approve', 'quote'].find((one): one is typeof wish => row.actions.includes(one as OrderActionName));
  if (action === 'approve') await call.act(approveRequestEndpoint, { oddNo }, orderOffer(row));
  if (action === 'quote') await quote(person, row);
  if (action === 'reject') await call.act(rejectRequestEndpoint, { oddNo, reason: random.pick(reasons) }, orderOffer(row));
  return action !== undefined;
};

const quote = async ({ call, random }: Person, row: OrderRow): Promise<void> => {
  const { oddNo } = row;
  const fee = { oddNo, feeCents: random.between(5, 40) * 100 };
  if (row.type !== 5) return void (await call.act(quoteRequestEndpoint, fee, orderOffer(row)));
  const { itemList } = await call.read(getOrder, { oddNo });
  const perItem = itemList.map(({ oneId }) => ({ oneId, priceCents: random.between(60, 300) * 100 }));
  await call.act(quoteRequestEndpoint, { oddNo, perItem }, orderOffer(row));
};

const complete: Job = async (person) => {
  const row = offering(await ordersIn(person, 'outOfWarehouse,groupAccount'), 'complete', person.random);
  if (!row) return false;
  await person.call.act(completeOrderEndpoint, { oddNo: row.oddNo }, orderOffer(row));
  return true;
};

const sell: Job = async (person) => {
  const { call, random } = person;
  const row = offering(await ordersIn(person, 'consigning'), 'markSold', random);
  if (!row) return false;
  await call.act(
    sellConsignmentEndpoint,
    { oddNo: row.oddNo, platOrderNo: newNumber(), soldPriceCents: random.between(90, 420) * 100 },
    orderOffer(row),
  );
  return true;
};

const takeOver: Job = async (person) => {
  const row = offering(await ordersIn(person, 'consigning'), 'takeOver', person.random);
  if (!row) return false;
  await person.call.act(takeOverConsignmentEndpoint, { oddNo: row.oddNo, priceCents: person.random.between(60, 250) * 100 }, orderOffer(row));
  return true;
};

/** An order in trouble with nothing in a tote. */
const giveUp: Job = async (person) => {
  const troubled = await ordersIn(person, 'exception');
  const row = offering(
    troubled.filter(({ picked, packed }) => picked + packed === 0),
    'giveUp',
    person.random,
  );
  if (!row) return false;
  await person.call.act(cancelOutboundEndpoint, { oddNo: row.oddNo, reason: 'Nothing left to send' }, orderOffer(row));
  return true;
};

const claimForOwner: Job = async ({ call, random }) => {
  const row = offering((await call.read(listPackages, { view: 'unclaimed', size: 20, order: 'asc' })).data, 'claim', random);
  if (!row) return false;
  await call.act(claimPackageEndpoint, { id: row.id, shopId: random.pick(shopPlans).shopId }, packageOffer(row));
  return true;
};

export const reviewersDay = anyOf([
  [12, review],
  [1, rarely(0.3, complete)],
  [1, rarely(0.2, sell)],
]);

export const administratorsDay = anyOf([
  [6, review],
  [2, complete],
  [1, rarely(0.3, giveUp)],
  [1, rarely(0.2, sell)],
  [1, rarely(0.1, takeOver)],
  [1, rarely(0.1, claimForOwner)],
]);
