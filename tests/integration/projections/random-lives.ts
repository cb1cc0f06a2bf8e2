import { itemEventSchemas, type ItemEvent, type ItemEventName } from '#contracts/item/item-events.ts';
import { itemStream, noItem, type Item } from '#services/aggregates/item/item.ts';
import { lifecycle } from '#services/aggregates/item/lifecycle.machine.ts';
import { allowedEvents } from '#services/aggregates/item/lifecycle.ts';
import type { Fact } from '#tests/support/facts.ts';
import { plausible } from '#tests/support/plausible.ts';
import {
  applied,
  assigned,
  forecast,
  id,
  inspected,
  item,
  order,
  orderPacked,
  orderPicked,
  orderShipped,
  packed,
  picked,
  received,
  samba,
  shelved,
  shipped,
} from './facts.ts';

/** A number below `bound`; the same sequence for the same seed. */
export const randomFrom = (seed: number): ((bound: number) => number) => {
  let state = seed;
  return (bound) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * bound);
  };
};

/** Items that live at random: each call answers what twelve turns make of them, to happen in one command. */
export const livingItems = (population: number, random: (bound: number) => number): (() => Fact[]) => {
  const lives = Array.from({ length: population }, (_, number) => ({ oneId: id(number + 1), item: noItem }));
  return () =>
    Array.from({ length: 12 }).flatMap(() => {
      const life = lives[random(population)]!;
      const event = nextInLife(life.item, random);
      if (!event) return [];
      life.item = itemStream.evolve(life.item, event);
      return item(life.oneId, event);
    });
};

/** The same, and in each command an order for one of the items besides: picked by Marta, and every second one shipped as well. */
export const livingItemsAndOrders = (population: number, random: (bound: number) => number): (() => Fact[]) => {
  const live = livingItems(population, random);
  let step = 0;
  return () => {
    const changes = live();
    const oddNo = `OC2611200${1000 + step}`;
    const units = [id(1 + random(population))];
    changes.push(order(oddNo, applied({ oddNo, requestType: 14, oneIds: units }), assigned('marta', 'Marta Ruiz'), ...units.map(orderPicked)));
    if (step % 2) changes.push(order(oddNo, orderPacked(oddNo, ...units), orderShipped(false, ...units)));
    step++;
    return changes;
  };
};

const firstWarehouse = 'EWR';
const noDefect = { defective: false };

/** The next event in an item's life, chosen at random among those that its state allows, less often what leaves it there; undefined at its end. */
const nextInLife = (item: Item, random: (bound: number) => number): ItemEvent | undefined => {
  const names = allowedEvents(item.state)
    // No command cancels the inbound of what was sent on.
    .filter((name) => name !== 'InboundCancelled' || item.warehouseId === firstWarehouse)
    // Nor receives what was not lost on its way there.
    .filter((name) => name !== 'ItemArrived' || item.state === 'outbounding.inTransit' || item.lostOn !== undefined)
    .filter((name) => lifecycle.target(item.state, name, noDefect) !== item.state || random(2) === 0);
  if (names.length === 0) return undefined;
  const onward = names.find((name) => leadsOn.has(name));
  return eventNamed(onward && random(2) ? onward : names[random(names.length)]!, item, random);
};

/** Drawn as rarely as the rest, few goods would get as far as a sale or a shipment. */
const leadsOn: ReadonlySet<ItemEventName> = new Set(['RequestApproved', 'ConsignmentSold', 'ItemPicked']);

const eventNamed = (name: ItemEventName, item: Item, random: (bound: number) => number): ItemEvent => {
  const oddNo = item.oddNo ?? `OC${random(1_000)}`;
  const requestType = item.requestType ?? 3;
  const repairNo = item.repairNo ?? 'RP-1';
  const known = {
    oddNo,
    requestType,
    repairNo,
    preId: item.preId,
    batchNo: item.batchNo,
    shelfId: item.shelfId ?? 'EWR-A-03-2',
    twin: undefined,
    awaits: undefined,
  };
  const kind = { shopId: item.shopId || 7 + random(2), ...(random(2) ? { what: samba } : {}) };
  switch (name) {
    case 'ItemForecast':
      return forecast(kind);
    case 'ItemForecastAmended': {
      const { shopId: _, costPrice: _cost, supply: _supply, ...data } = forecast(kind).data as Extract<ItemEvent, { type: 'ItemForecast' }>['data'];
      return { type: name, data };
    }
    case 'ItemReceived':
      return received(kind);
    case 'ItemInspected':
      return inspected(random(3) ? 'qualified' : 'fake');
    case 'ItemShelved':
      return shelved();
    case 'ShelvingUndone':
      return { type: name, data: { shelfId: item.shelfId ?? '', first: item.undoableShelving?.first ?? false } };
    case 'ItemMoved':
      return { type: name, data: { shelfId: 'EWR-B-01-4', shelfName: 'B-01-4', fromShelfId: item.shelfId ?? '' } };
    case 'ItemRequested':
      return { type: name, data: { oddNo, requestType: ([3, 4, 5, 6, 7, 16] as const)[random(6)]!, dropship: random(2) === 1 } };
    case 'RequestQuoted':
      return { type: name, data: { oddNo, requestType, price: 1_000 + random(9_000) } };
    case 'ItemPicked':
      return picked(oddNo);
    case 'ItemPacked':
      return packed(oddNo);
    case 'ItemShipped':
      return shipped(oddNo, requestType);
    case 'ItemDispatched':
      return { type: name, data: { oddNo, toWarehouseId: 'LAX', logNo: 'TR-1', carrier: 'own' } };
    // As a rule where it was sent; at times it comes back. What was lost turns up where it was sent from.
    case 'ItemArrived':
      if (item.lostOn !== undefined)
        return { type: name, data: { oddNo: item.lostOn, warehouseId: firstWarehouse, fromWarehouseId: firstWarehouse } };
      return { type: name, data: { oddNo, warehouseId: random(3) ? 'LAX' : item.warehouseId, fromWarehouseId: item.warehouseId } };
    case 'ItemLostInTransit':
      return { type: name, data: { oddNo, warehouseId: 'LAX', reason: 'not in its parcel' } };
    case 'ItemReturned':
      return { type: name, data: { as: id(900), logNo: '1ZBACK00000' } };
    case 'ConsignmentListed':
      return { type: name, data: { oddNo, platform: 'own market', price: 12_800 } };
    case 'ConsignmentSold':
      return { type: name, data: { oddNo, platform: 'own market', platOrderNo: 'P-1', soldPrice: 9_000 + random(9_000) } };
    case 'ItemRepaired':
      return { type: name, data: { repairNo, photos: ['/f/after.jpg'], remark: '' } };
    case 'ItemSetAvailable':
      return { type: name, data: { reason: 'found', ...(item.isInspected && { awaits: 'shelving' as const }) } };
    case 'ItemOwnerChanged':
      return {
        type: name,
        data: { fromShopId: item.shopId, shopId: 7 + random(2), reason: (['admin', 'cashOut', 'ownershipTransfer'] as const)[random(3)]! },
      };
    case 'ItemCostChanged':
      return { type: name, data: { costPrice: random(2) ? random(20_000) : null, supply: null } };
    default:
      return { type: name, data: plausible(itemEventSchemas[name], known, (options) => options[random(options.length)]!) } as ItemEvent;
  }
};
