import { listOrders } from '#contracts/outbound/order-queries.ts';
import type { OrderActionName } from '#contracts/outbound/order-actions.ts';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { cancelRequestEndpoint, confirmRequestEndpoint, recallRequestEndpoint } from '#contracts/requests/owner-commands.ts';
import { delistConsignmentEndpoint } from '#contracts/requests/consignments.ts';
import { cashOut, consign, reship, shipWithLabel, transferOwner } from './applications.ts';
import type { Offer } from './caller.ts';
import { amend, cancelForecast, forecast, resolveDifference } from './forecasts.ts';
import { anyOf, offering, rarely, type Job } from './job.ts';

export const orderOffer = ({ oddNo, version }: Pick<OrderRow, 'oddNo' | 'version'>): Offer => ({ by: 'order', id: oddNo, version });

/** Something done with an order of the shop in that state. */
const withOrder =
  (state: OrderRow['state'], action: OrderActionName, act: (person: Parameters<Job>[0], row: OrderRow) => Promise<unknown>): Job =>
  async (person) => {
    const { data } = await person.call.read(listOrders, { state, size: 20, order: 'asc' });
    const row = offering(data, action, person.random);
    if (!row) return false;
    await act(person, row);
    return true;
  };

const recall = withOrder('reviewing', 'recall', ({ call }, row) =>
  call.act(recallRequestEndpoint, { id: row.oddNo, type: row.type }, orderOffer(row)),
);
const confirm = withOrder('toConfirm', 'confirm', ({ call }, row) =>
  call.act(
    confirmRequestEndpoint,
    { oddNo: row.oddNo, feeCents: row.fee ?? 0, priceCents: row.price ?? 0 },
    { mistake: 'InsufficientBalance', on: orderOffer(row) },
  ),
);
const refuse = withOrder('toConfirm', 'cancel', ({ call }, row) => call.act(cancelRequestEndpoint, { oddNo: row.oddNo }, orderOffer(row)));
const delist = withOrder('consigning', 'delist', ({ call }, row) => call.act(delistConsignmentEndpoint, { oddNo: row.oddNo }, orderOffer(row)));

/** Too late: what is approved is not recalled any more. */
const recallTooLate: Job = async ({ call, random }) => {
  const { data } = await call.read(listOrders, { state: 'pendingOutbound', type: '3,4', size: 10 });
  if (data.length === 0) return false;
  const { oddNo, type } = random.pick(data);
  await call.act(recallRequestEndpoint, { id: oddNo, type }, { mistake: 'OrderStateForbids' });
  return true;
};

export const sellersDay = anyOf([
  [8, forecast],
  [2, amend],
  [1, rarely(0.1, cancelForecast)],
  [3, resolveDifference],
  [6, shipWithLabel],
  [3, reship],
  [1, rarely(0.3, cashOut)],
  [1, rarely(0.3, consign)],
  [1, rarely(0.2, transferOwner)],
  [5, confirm],
  [1, rarely(0.3, refuse)],
  [1, rarely(0.3, recall)],
  [1, rarely(0.3, delist)],
  [1, rarely(0.1, recallTooLate)],
]);
