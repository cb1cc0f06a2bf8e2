import { assignOrdersEndpoint, reportExceptionEndpoint, resumeOrderEndpoint } from '#contracts/outbound/order-commands.ts';
import type { OrderActionName } from '#contracts/outbound/order-actions.ts';
import type { OutboundStage } from '#contracts/outbound/order-events.ts';
import { getOrder, listOrders } from '#contracts/outbound/order-queries.ts';
import type { OrderDetail, OrderRow } from '#contracts/outbound/order-rows.ts';
import { packOrderEndpoint, shipOrderEndpoint } from '#contracts/outbound/packing.ts';
import { pickItemEndpoint, getPickList, listTwins, shortPickEndpoint, undoPickEndpoint } from '#contracts/outbound/picking.ts';
import { listStaff } from '#contracts/reference/reference-queries.ts';
import { offering, type Job } from './job.ts';
import { newNumber } from './numbers.ts';
import type { Person } from './people.ts';
import { orderOffer } from './sellers.ts';

/** One of the floor's orders at these stages that have waited longest. */
const orderAt = async ({ call, random, warehouseId }: Person, stages: readonly OutboundStage[], action: OrderActionName) => {
  const waiting = { stage: stages.join(','), state: 'pendingOutbound', size: 20, order: 'asc' } as const;
  const { data } = await call.read(listOrders, { ...waiting, ...(warehouseId && { wareId: warehouseId }) });
  return offering(data, action, random);
};

const waitingFor = (order: OrderDetail, progress: OrderDetail['itemList'][number]['progress']): string[] =>
  order.itemList.filter((item) => item.progress === progress).map(({ oneId }) => oneId);

export const assign: Job = async (person) => {
  const { call, random, warehouseId } = person;
  const row = await orderAt(person, ['pending'], 'assign');
  if (!row) return false;
  const staff = await call.read(listStaff, { ...(warehouseId && { wareId: warehouseId }) });
  if (staff.length === 0) return false;
  await call.act(assignOrdersEndpoint, { oddNos: [row.oddNo], operatorId: random.pick(staff).id }, orderOffer(row));
  return true;
};

export const pick: Job = async (person) => {
  const { call, random } = person;
  const row = await orderAt(person, ['pending', 'assigned', 'picking', 'partial'], 'pick');
  if (!row) return false;
  const { items } = await call.read(getPickList, { oddNo: row.oddNo });
  const next = items.find(({ progress }) => progress === 'waiting');
  if (!next) return false;
  const scanned = { oddNo: row.oddNo, oneId: next.oneId, tote: next.tote || `T-${random.between(1, 99)}` };
  if (random.chance(0.03)) return shortPick(person, row, next.oneId);
  if (random.chance(0.02)) {
    await call.act(pickItemEndpoint, { ...scanned, shelf: 'NO-SUCH-SHELF' }, { mistake: 'WrongShelf', on: orderOffer(row) });
    return true;
  }
  await call.act(pickItemEndpoint, { ...scanned, shelf: next.shelvesName ?? next.shelvesId ?? '' }, orderOffer(row));
  return true;
};

const shortPick = async ({ call, random }: Person, row: OrderRow, oneId: string): Promise<true> => {
  const twins = await call.read(listTwins, { oneId });
  const twin = twins.length > 0 && random.chance(0.8) ? random.pick(twins).oneId : undefined;
  await call.act(shortPickEndpoint, { oddNo: row.oddNo, oneId, reason: 'Not on its shelf', ...(twin && { twin }) }, orderOffer(row));
  return true;
};

export const undoPick: Job = async (person) => {
  const row = await orderAt(person, ['picking'], person.random.pick(['pick', 'pack'] as const));
  const order = row && (await person.call.read(getOrder, { oddNo: row.oddNo }));
  const [picked] = order ? waitingFor(order, 'picked') : [];
  if (!order || !picked) return false;
  await person.call.act(undoPickEndpoint, { oddNo: order.oddNo, oneId: picked }, orderOffer(order));
  return true;
};

/** Everything that is picked, once nothing is left to pick; several items now and then in two parcels. */
export const pack: Job = async (person) => {
  const { call, random } = person;
  const row = await orderAt(person, ['picking', 'partial'], 'pack');
  if (!row) return false;
  const order = await call.read(getOrder, { oddNo: row.oddNo });
  const picked = waitingFor(order, 'picked');
  if (!order.actions.includes('pack')) return false;
  const first = picked.length > 1 && random.chance(0.3) ? picked.length - 1 : picked.length;
  const parcels = [picked.slice(0, first), picked.slice(first)].filter((oneIds) => oneIds.length > 0);
  const weighed = parcels.map((oneIds) => ({ oneIds, weightGrams: oneIds.length * random.between(900, 1600) }));
  await call.act(packOrderEndpoint, { oddNo: order.oddNo, parcels: weighed }, orderOffer(order));
  return true;
};

export const ship: Job = async (person) => {
  const { call, random } = person;
  const row = await orderAt(person, ['packed', 'partial'], 'ship');
  if (!row) return false;
  const order = await call.read(getOrder, { oddNo: row.oddNo });
  const packed = new Set(waitingFor(order, 'packed'));
  const inside = order.parcels.filter(({ oneIds }) => oneIds.some((oneId) => packed.has(oneId)));
  if (inside.length === 0 || !order.actions.includes('ship')) return false;
  const { oddNo, label } = order;
  if (label && random.chance(0.03)) {
    await call.act(shipOrderEndpoint, { oddNo, logNo: newNumber() }, { mistake: 'WrongLabel', on: orderOffer(order) });
    return true;
  }
  const parcelNos = inside.length > 1 && random.chance(0.3) ? [inside[0]!.parcelNo] : undefined;
  const handed = { oddNo, deliveryFeeCents: random.between(600, 2400), ...(parcelNos && { parcelNos }) };
  await call.act(shipOrderEndpoint, label ? handed : { ...handed, logNo: newNumber(), carrier: 'UPS' }, orderOffer(order));
  return true;
};

export const reportException: Job = async (person) => {
  const row = await orderAt(person, ['pending', 'assigned', 'picking'], 'reportException');
  if (!row) return false;
  await person.call.act(reportExceptionEndpoint, { oddNo: row.oddNo, reason: 'The label cannot be read' }, orderOffer(row));
  return true;
};

export const resume: Job = async (person) => {
  const { call, random, warehouseId } = person;
  const { data } = await call.read(listOrders, { state: 'exception', size: 20, order: 'asc', ...(warehouseId && { wareId: warehouseId }) });
  const row = offering(data, 'resume', random);
  if (!row) return false;
  await call.act(resumeOrderEndpoint, { oddNo: row.oddNo }, orderOffer(row));
  return true;
};
