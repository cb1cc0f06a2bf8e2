import { describe, expect, it } from 'vitest';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { CommandRoute } from '#kernel/commands/command-route.ts';
import { batchesArea } from '#services/batches/area.ts';
import { outboundArea } from '#services/outbound/area.ts';
import { requestsArea } from '#services/requests/area.ts';
import { transfersArea } from '#services/transfers/area.ts';
import { aShelf } from '#services/aggregates/reference-examples.ts';
import { findItemRoute } from '#services/missing/find-item.ts';
import { shelveItemRoute } from '#services/shelving/shelve-item.ts';
import { onTheWay, parcelsInside, present } from '#services/aggregates/order/order.ts';
import { address, consign, label, reship } from './bodies.ts';
import { aCard, linesByWeight, usualLines } from './cards.ts';
import { broken } from './invariants.ts';
import { random, type Random } from './random.ts';
import { onTheFloor, pack, pick, seen, ship } from './steps.ts';
import { otherSeller, picker, reviewer, seller } from './viewers.ts';
import { oneId, world, type World } from './world.ts';

const oneIds = Array.from({ length: 24 }, (_, index) => oneId(index + 1));
const routes = new Map(
  [...requestsArea.commands, ...outboundArea.commands, ...batchesArea.commands, ...transfersArea.commands, shelveItemRoute, findItemRoute].map(
    (route) => [route.endpoint.name, route],
  ),
);
const manager: Viewer = { ...picker, accountId: 'manager', warehouseIds: ['LAX', 'JFK'] };

interface Step {
  name: string;
  who: Viewer;
  input: object;
}

/** Any command on any order, fit or not: the rules have to hold whatever is asked. */
const anyStep = (w: World, r: Random): Step => {
  const name = r.one([...routes.keys(), ...often]);
  const orders = w.orders();
  const order = orders.length > 0 ? r.one(orders.slice(-12)) : undefined;
  const oddNo = order?.oddNo ?? 'OC0';
  const within = order ? [...present(order), r.one(oneIds)] : oneIds;
  const one = r.one(within);
  const mine = r.chance(0.95) ? seller : otherSeller;
  const items = r.some(oneIds, 3);
  const oddNos = r.chance(0.5) ? [oddNo] : [oddNo, r.one([...orders, { oddNo }]).oddNo];
  const ofOrder = (who: Viewer, input: object = {}): Step => ({ name, who, input: { oddNo, ...input } });

  /** Of the last that no twin stands in for: rarely met by chance. */
  const undoOfShort = (): Step => {
    const shorts = orders.flatMap((each) => each.short.filter((it) => each.oneIds.includes(it)).map((it) => ({ oddNo: each.oddNo, oneId: it })));
    return { name, who: manager, input: shorts.at(-1) ?? { oddNo, oneId: one } };
  };

  /** Of the last that is on its way, some of it, or a parcel. */
  const receipt = (command: 'receiveTransfer' | 'closeTransfer'): Step => {
    const lost = orders.findLast((each) => each.lost.length > 0);
    if (lost && command === 'receiveTransfer' && r.chance(0.2))
      return { name: command, who: manager, input: { oddNo: lost.oddNo, warehouseId: lost.warehouseId, oneIds: [r.one(lost.lost)] } };
    const sent = orders.findLast((each) => each.toWarehouseId !== undefined && onTheWay(each).length > 0) ?? order;
    if (command === 'closeTransfer') return { name: command, who: manager, input: { oddNo: sent?.oddNo ?? oddNo, reason: 'not there' } };
    const what = r.chance(0.5) ? { oneIds: [r.one(sent ? [...onTheWay(sent), one] : [one])] } : { parcelNo: sent?.parcels[0]?.parcelNo ?? 'P-1' };
    return { name: command, who: manager, input: { oddNo: sent?.oddNo ?? oddNo, warehouseId: r.one(['LAX', 'JFK', 'JFK']), ...what } };
  };

  switch (name) {
    case 'applyShipWithLabel':
      return { name, who: mine, input: { oneIds: items, label: label(r.below(9)), ...(r.chance(0.2) && { feeCents: r.one([0, 250, 500]) }) } };
    case 'applyReship':
      return { name, who: mine, input: reship(items) };
    case 'applyBulkReship':
      return { name, who: mine, input: { boxes: items.map((each) => reship([each])) } };
    case 'applyCashOut':
      return { name, who: mine, input: { oneIds: items } };
    case 'applyConsignment':
      return { name, who: mine, input: consign(...items) };
    case 'applyOwnershipTransfer':
      return { name, who: mine, input: { oneIds: items, targetShopId: r.one([7, 8]) } };
    case 'applyWarehouseTransfer':
    case 'orderWarehouseTransfer':
      return { name, who: name === 'applyWarehouseTransfer' ? mine : manager, input: { oneIds: items, toWarehouseId: r.one(['LAX', 'JFK']) } };
    case 'receiveTransfer':
    case 'closeTransfer':
      return receipt(name);
    case 'orderReturn':
      return { name, who: r.one([manager, reviewer]), input: { oneIds: [r.one(oneIds)], cause: 'failedInspection', address } };
    case 'orderDirectOutbound':
      return { name, who: manager, input: { oneIds: items, remark: 'Buyback' } };
    case 'quoteRequest':
      return ofOrder(
        reviewer,
        order?.requestType === 5 ? { perItem: order.oneIds.map((each) => ({ oneId: each, priceCents: 5_000 })) } : { feeCents: 999 },
      );
    case 'rejectRequest':
    case 'reportException':
    case 'cancelOutbound':
      return ofOrder(reviewer, { reason: 'because' });
    case 'approveRequests':
      return { name, who: reviewer, input: { oddNos } };
    case 'rejectRequests':
      return { name, who: reviewer, input: { oddNos, reason: 'because' } };
    case 'recallRequests':
      return { name, who: mine, input: { oddNos } };
    case 'confirmRequest':
      return ofOrder(mine, order && r.chance(0.8) ? seen(w, order.oddNo) : {});
    case 'cancelRequest':
    case 'delistConsignment':
      return ofOrder(mine);
    case 'payRequest':
    case 'recallRequest':
      return { name, who: mine, input: { id: oddNo, type: String(order?.requestType ?? 3) } };
    case 'editRequest':
      return ofOrder(mine, r.one([{}, { label: label(r.below(9)) }, { address }]));
    case 'sellConsignment':
      return ofOrder(reviewer, { platOrderNo: `M-${r.below(40)}`, soldPriceCents: 20_000 });
    case 'takeOverConsignment':
      return ofOrder(reviewer, { priceCents: 15_000 });
    case 'assignOrders':
    case 'openOutboundBatch':
      return {
        name,
        who: manager,
        input: { oddNos, operatorId: reviewer.accountId },
      };
    case 'unassignOrders':
      return { name, who: manager, input: { oddNos: [oddNo] } };
    case 'assignOutboundBatch':
    case 'cancelOutboundBatch':
      return {
        name,
        who: manager,
        input: { batchNo: order?.batchNo ?? 'OB-0', ...(name === 'assignOutboundBatch' && { operatorId: reviewer.accountId }) },
      };
    case 'pickItem':
      return ofOrder(manager, { oneId: one, shelf: r.chance(0.9) ? w.item(one).shelfName : 'LAX-9', tote: 'T-1' });
    case 'undoPick':
      return ofOrder(manager, { oneId: one });
    case 'undoShortPick':
      return undoOfShort();
    case 'shortPick':
      return ofOrder(manager, { oneId: one, reason: 'gone', ...(r.chance(0.6) && { twin: r.one(oneIds) }) });
    case 'replaceItem':
      return ofOrder(manager, { oneId: r.one([one, ...(order?.short ?? [])]), twin: r.one(oneIds) });
    case 'findItem':
    case 'shelveItem': {
      const loose = oneIds.filter((each) => w.item(each).state === (name === 'findItem' ? 'missing.sought' : 'inspected'));
      const oneId = r.one(loose.length > 0 ? loose : oneIds);
      return { name, who: manager, input: { oneId, shelfId: `${w.item(oneId).warehouseId}-1` } };
    }
    case 'packOrder':
      return ofOrder(manager, { parcels: (order ? present(order) : [one]).map((each) => ({ oneIds: [each], weightGrams: 900 })) });
    case 'shipOrder': {
      const parcel = order && parcelsInside(order)[0];
      return ofOrder(manager, {
        ...(!order?.label && { logNo: 'TRACK-1', carrier: 'FedEx' }),
        ...(parcel && r.chance(0.5) && { parcelNos: [parcel.parcelNo] }),
      });
    }
    default:
      return ofOrder(name === 'approveRequest' ? reviewer : manager);
  }
};

/** What leads on is tried more often than what ends. */
const often = [
  'approveRequest',
  'quoteRequest',
  'payRequest',
  'editRequest',
  'cancelRequest',
  'pickItem',
  'pickItem',
  'pickItem',
  'pickItem',
  'packOrder',
  'packOrder',
  'shipOrder',
  'sellConsignment',
  'shortPick',
  'undoShortPick',
  'replaceItem',
  'delistConsignment',
  'takeOverConsignment',
  'openOutboundBatch',
  'cancelOutboundBatch',
  'confirmRequest',
  'confirmRequest',
  'shelveItem',
  'shelveItem',
  'findItem',
  'findItem',
  'applyWarehouseTransfer',
  'receiveTransfer',
  'receiveTransfer',
  'closeTransfer',
];

/** Half of the worlds have rate cards. */
const aWorld = async (seed: number): Promise<World> => {
  const w = world();
  await w.people();
  if (seed % 2 === 0) await w.given(aCard(seed % 4 === 0 ? usualLines : linesByWeight));
  await w.given(...['LAX', 'JFK'].map((warehouseId) => aShelf(`${warehouseId}-1`, { warehouseId, capacity: 1_000 })));
  await w.recharged(7, 6_000);
  await w.recharged(8, 6_000);
  for (const [index, each] of oneIds.entries()) {
    const warehouseId = index % 8 === 7 ? 'JFK' : 'LAX';
    await w.shelved(each, { warehouseId, shopId: index % 6 === 5 ? 8 : 7, result: index % 7 === 6 ? 'missingLid' : 'qualified' });
    w.counts.set(`shelf-load ${warehouseId}-1`, (w.counts.get(`shelf-load ${warehouseId}-1`) ?? 0) + 1);
  }
  if (seed % 3 === 0) await send(w, oneIds.slice(0, 3));
  return w;
};

/** A transfer that is on its way when the walk begins: by chance few get so far. */
const send = async (w: World, sent: readonly string[]): Promise<void> => {
  const oddNo = await onTheFloor(w, 16, sent);
  for (const each of sent) await pick(w, oddNo, each);
  await pack(w, oddNo, [...sent]);
  await ship(w, oddNo);
};

const fits = ({ endpoint }: CommandRoute, input: object): boolean => (endpoint.body ?? endpoint.query)?.safeParse(input).success ?? false;

describe('Rule: whatever is asked of orders, in whatever sequence, item and order agree', () => {
  const met = new Set<string>();

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('a walk from seed %i', async (seed) => {
    const r = random(seed);
    const w = await aWorld(seed);
    for (let step = 0; step < 1_000; step++) {
      const { name, who, input } = anyStep(w, r);
      const route = routes.get(name)!;
      if (!fits(route, input)) continue;
      const outcome = await w.call(route, who, input);
      if (outcome.kind === 'rejected') continue;
      met.add(name);
      expect(broken(w, oneIds), `seed ${seed}, step ${step}: ${name} ${JSON.stringify(input)}`).toEqual([]);
    }
  });

  it('went every way that there is', () => {
    expect([...routes.keys()].filter((name) => !met.has(name))).toEqual([]);
  });
});
