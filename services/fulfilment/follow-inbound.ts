import type { ShipmentEvent } from '#contracts/fulfilment/shipment-events.ts';
import type { ShipmentStatus } from '#contracts/fulfilment/shipment-statuses.ts';
import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import { isRejection, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Handle } from '#kernel/commands/commands.ts';
import { noChange, type Accepted, type Decision } from '#kernel/commands/decision.ts';
import { change, type NewStream } from '#kernel/commands/loaded.ts';
import type { OrderEvent } from '#contracts/outbound/order-events.ts';
import { claimLabelForOrder, type Label } from '../aggregates/order/order-label.ts';
import { orderStream } from '../aggregates/order/order.ts';
import { shipmentItemMachine } from '../aggregates/shipment/shipment-item.machine.ts';
import { evolveShipment, requireShipmentAllows, shipmentStream, type Shipment } from '../aggregates/shipment/shipment.ts';
import { shipmentMachine } from '../aggregates/shipment/shipment.machine.ts';
import { refuseInbound } from './review-shipment.ts';
import { withItems, type ShipmentAndItems } from './load-shipment.ts';

/** What the marketplace answers to a shipment that it takes. */
export interface CreatedInbound {
  displayNo: string;
  manifestUrl: string;
  labels: readonly (Label & { boxNo: number })[];
}

interface States extends ShipmentAndItems {
  /** One for each box, in their sequence. */
  orders: readonly NewStream<OrderEvent>[];
}

/** Each box is an order of its own from now on, approved with the shipment, and leaves under the label of the marketplace. */
export const confirmInbound = ({ displayNo, manifestUrl, labels }: CreatedInbound, { shipment, items, orders }: States): Decision => {
  const refusal = requireShipmentAllows(shipment, 'ProgrammeInboundCreated');
  if (refusal) return refusal;
  const { shopId, warehouseId, applicantId, shipmentNo } = shipment;
  const labelOf = (boxNo: number): Label => {
    const { url, logNo, carrier } = labels.find((label) => label.boxNo === boxNo)!;
    return { url, logNo, carrier };
  };
  const inBox = (boxNo: number) => items.filter((_, index) => shipment.items[index]!.boxNo === boxNo);
  const requestType = requestTypeOf.shipWithLabel;
  return {
    changes: [
      change(shipment, { type: 'ProgrammeInboundCreated', data: { displayNo, manifestUrl, labels: labels.map((label) => ({ ...label })) } }),
      ...shipment.boxes.flatMap(({ boxNo, oddNo }, index) => [
        change(
          orders[index]!,
          {
            type: 'OrderApplied',
            data: {
              oddNo,
              requestType,
              shopId,
              warehouseId,
              oneIds: inBox(boxNo).map(({ oneId }) => oneId),
              applicantId,
              remark: '',
              label: labelOf(boxNo),
              shipmentNo,
            },
          },
          { type: 'OrderApproved', data: {} },
        ),
        ...inBox(boxNo).map((item) => change(item, { type: 'RequestApproved', data: { oddNo, requestType } })),
      ]),
    ],
    claims: shipment.boxes.flatMap(({ boxNo, oddNo }) => claimLabelForOrder(labelOf(boxNo), { oddNo, shopId }) ?? []),
  };
};

/** Where the marketplace says that an item is. */
export interface SeenItem {
  oneId: string;
  status: Exclude<ShipmentStatus, 'pendingCreate' | 'readyToShip' | 'shipping'>;
  reason?: string | undefined;
  externalId?: string | undefined;
  priceCents?: number | undefined;
}

/** What leads on from each status; the way is told step by step, however late it is seen. */
const onward: Partial<Record<ShipmentStatus, (seen: SeenItem) => ShipmentEvent | undefined>> = {
  shipping: ({ oneId }) => ({ type: 'ShipmentItemsScanned', data: { oneIds: [oneId] } }),
  inTransit: ({ oneId }) => ({ type: 'ShipmentItemsDelivered', data: { oneIds: [oneId] } }),
  delivered: ({ oneId }) => ({ type: 'ShipmentItemsReceived', data: { oneIds: [oneId] } }),
  notReceived: ({ oneId }) => ({ type: 'ShipmentItemsReceived', data: { oneIds: [oneId] } }),
  received: ({ oneId }) => ({ type: 'ShipmentItemsAuthenticating', data: { oneIds: [oneId] } }),
  authenticating: ({ oneId, externalId, priceCents }) =>
    externalId === undefined || priceCents === undefined
      ? undefined
      : { type: 'ShipmentItemsListed', data: { oneIds: [oneId], listings: [{ oneId, externalId, priceCents }] } },
};

const way: readonly ShipmentStatus[] = ['shipping', 'inTransit', 'delivered', 'received', 'authenticating', 'listed'];
const isBehind = (status: ShipmentStatus, target: ShipmentStatus): boolean =>
  status === 'notReceived' ? way.indexOf(target) > way.indexOf('delivered') : way.includes(status) && way.indexOf(status) < way.indexOf(target);

/** Told as often as the marketplace is asked: what was told before changes nothing, and nothing goes back. */
export const seenAtCentre = (shipment: Shipment, seen: readonly SeenItem[]): ShipmentEvent[] => {
  const events: ShipmentEvent[] = [];
  let state = shipment;
  const tell = (event: ShipmentEvent): void => {
    state = evolveShipment(state, event);
    events.push(event);
  };
  for (const one of seen) {
    const statusNow = () => state.items.find(({ oneId }) => oneId === one.oneId)?.state;
    for (let status = statusNow(); status !== undefined && status !== 'leftOut' && isBehind(status, one.status); status = statusNow()) {
      const event = onward[status]?.(one);
      if (!event) break;
      tell(event);
    }
    const status = statusNow();
    if (one.status === 'returned' && status !== 'returned' && shipmentItemMachine.mayOccur(status, 'ShipmentItemsReturned')) {
      tell({ type: 'ShipmentItemsReturned', data: { oneIds: [one.oneId], reason: one.reason ?? '' } });
    }
  }
  return together(events);
};

const key = ({ type, data }: ShipmentEvent): string => `${type} ${'reason' in data ? data.reason : ''}`;

/** What happened to several items alike is one event of all of them, in the order of the way. */
const together = (events: readonly ShipmentEvent[]): ShipmentEvent[] => {
  const byKey = new Map<string, ShipmentEvent[]>();
  for (const event of events) byKey.set(key(event), [...(byKey.get(key(event)) ?? []), event]);
  const order = [
    ...new Set(Object.values(onward).flatMap((next) => next({ oneId: '', status: 'listed', externalId: '', priceCents: 0 })?.type ?? [])),
  ];
  const rank = ({ type }: ShipmentEvent): number => (order.includes(type) ? order.indexOf(type) : order.length);
  return [...byKey.values()].map((alike) => alike.reduce((one, other) => merged(one, other))).toSorted((one, other) => rank(one) - rank(other));
};

const merged = (one: ShipmentEvent, other: ShipmentEvent): ShipmentEvent => {
  const [first, second] = [one.data, other.data] as { oneIds: string[]; listings?: object[] }[];
  const oneIds = [...first!.oneIds, ...second!.oneIds];
  return { ...one, data: { ...first, oneIds, ...(first!.listings && { listings: [...first!.listings, ...second!.listings!] }) } } as ShipmentEvent;
};

type Outcome = { decision: Accepted; answer: { stage: Shipment['stage'] } } | Rejection;

const outcome = (shipment: Shipment, decision: Decision): Outcome =>
  isRejection(decision) ? decision : { decision, answer: { stage: shipment.stage } };

/** The marketplace has taken it. Told twice, it is told once. */
export const inboundCreated =
  (shipmentNo: string, inbound: CreatedInbound): Handle<{ stage: Shipment['stage'] }> =>
  async (load) => {
    const shipment = await load.one(shipmentStream, shipmentNo);
    if (!shipmentMachine.mayOccur(shipment.stage, 'ProgrammeInboundCreated')) return outcome(shipment, noChange);
    const orders = shipment.boxes.map(({ oddNo }) => load.create(orderStream, oddNo));
    return outcome(shipment, confirmInbound(inbound, { ...(await withItems(load, shipment)), orders }));
  };

export const inboundRefused =
  (shipmentNo: string, reason: string): Handle<{ stage: Shipment['stage'] }> =>
  async (load) => {
    const shipment = await load.one(shipmentStream, shipmentNo);
    if (!shipmentMachine.mayOccur(shipment.stage, 'ProgrammeInboundRefused')) return outcome(shipment, noChange);
    return outcome(shipment, refuseInbound(reason, await withItems(load, shipment)));
  };

export const inboundCancelled =
  (shipmentNo: string): Handle<{ stage: Shipment['stage'] }> =>
  async (load) => {
    const shipment = await load.one(shipmentStream, shipmentNo);
    const mayBe = shipmentMachine.mayOccur(shipment.stage, 'ProgrammeInboundCancelled');
    return outcome(shipment, mayBe ? { changes: [change(shipment, { type: 'ProgrammeInboundCancelled', data: {} })] } : noChange);
  };

export const inboundSeen =
  (shipmentNo: string, seen: readonly SeenItem[]): Handle<{ stage: Shipment['stage'] }> =>
  async (load) => {
    const shipment = await load.one(shipmentStream, shipmentNo);
    const events = seenAtCentre(shipment, seen);
    return outcome(shipment, events.length > 0 ? { changes: [change(shipment, ...events)] } : noChange);
  };

/** Delivered so long ago that it should have been counted. */
export const notReceived =
  (shipmentNo: string, oneIds: readonly string[]): Handle<{ stage: Shipment['stage'] }> =>
  async (load) => {
    const shipment = await load.one(shipmentStream, shipmentNo);
    const missing = shipment.items.filter(({ oneId, state }) => state === 'delivered' && oneIds.includes(oneId)).map(({ oneId }) => oneId);
    if (missing.length === 0) return outcome(shipment, noChange);
    return outcome(shipment, { changes: [change(shipment, { type: 'ShipmentItemsMissing', data: { oneIds: missing } })] });
  };
