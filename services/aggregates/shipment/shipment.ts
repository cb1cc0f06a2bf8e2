import type { ShipmentEvent, ShipmentEventName } from '#contracts/fulfilment/shipment-events.ts';
import type { ShipmentStage } from '#contracts/fulfilment/shipment-statuses.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { LoadedFrom } from '#kernel/commands/loaded.ts';
import { streamType } from '#kernel/commands/stream-type.ts';
import { shipmentItemMachine, type ShipmentItemState } from './shipment-item.machine.ts';
import { shipmentMachine } from './shipment.machine.ts';

type DataOf<Name extends ShipmentEventName> = Extract<ShipmentEvent, { type: Name }>['data'];
type Created = DataOf<'ShipmentCreated'>;

type ShipmentItem = Created['items'][number] & {
  state: ShipmentItemState;
  /** By which it is offered. */
  externalId?: string | undefined;
  saleId?: string | undefined;
  /** Its case is closed. */
  closed?: boolean | undefined;
  /** What it is in the warehouse now. */
  cameBackAs?: string | undefined;
  logNo?: string | undefined;
  carrier?: string | undefined;
};

/** A shipment into the fulfilment programme as deciders see it. */
export interface Shipment extends Omit<Created, 'items'> {
  /** Undefined for a number that has no events. */
  stage: ShipmentStage | undefined;
  items: readonly ShipmentItem[];
  displayNo?: string | undefined;
  archived: boolean;
  /** Number of its events. */
  version: number;
}

export const noShipment: Shipment = {
  stage: undefined,
  shipmentNo: '',
  shopId: 0,
  warehouseId: '',
  channel: 'stockMarket',
  accountId: '',
  applicantId: '',
  remark: '',
  boxes: [],
  items: [],
  archived: false,
  version: 0,
};

/** An event that the machine does not know here was appended under an older one: its facts hold, the stage stays. */
export const evolveShipment = (shipment: Shipment, event: ShipmentEvent): Shipment => {
  const changed = { ...shipment, ...whatChanges(event), version: shipment.version + 1 };
  return {
    ...changed,
    stage: shipmentMachine.next(shipment.stage, event, undefined) ?? shipment.stage,
    items: changed.items.map((item) => (concerns(event, item.oneId) ? evolveShipmentItem(item, event) : item)),
  };
};

const whatChanges = (event: ShipmentEvent): Partial<Shipment> => {
  switch (event.type) {
    case 'ShipmentCreated':
      return { ...event.data, items: event.data.items.map((item) => ({ ...item, state: 'pendingCreate' })) };
    case 'ProgrammeInboundCreated':
      return { displayNo: event.data.displayNo };
    case 'ShipmentArchived':
      return { archived: true };
    default:
      return {};
  }
};

const concerns = (event: ShipmentEvent, oneId: string): boolean =>
  event.type === 'ProgrammeInboundCreated' || ('oneIds' in event.data && event.data.oneIds.includes(oneId));

const evolveShipmentItem = (item: ShipmentItem, event: ShipmentEvent): ShipmentItem => ({
  ...item,
  ...whatChangesOf(item, event),
  state: shipmentItemMachine.next(item.state, event, undefined) ?? item.state,
});

const whatChangesOf = ({ oneId }: ShipmentItem, event: ShipmentEvent): Partial<ShipmentItem> => {
  switch (event.type) {
    case 'ShipmentItemsShipped':
      return { logNo: event.data.logNo, carrier: event.data.carrier };
    case 'ShipmentItemsListed':
      return event.data.listings.find((one) => one.oneId === oneId) ?? {};
    case 'ShipmentItemSold':
      return { saleId: event.data.saleId };
    case 'ShipmentItemCameBack':
      return { cameBackAs: event.data.as };
    case 'ShipmentItemReplaced':
      return { oneId: event.data.by };
    case 'ShipmentCaseClosed':
      return { closed: true };
    default:
      return {};
  }
};

/** An event of items is accepted where it moves each that it names. */
const acceptsShipmentEvent = (shipment: Shipment, event: ShipmentEvent): boolean =>
  shipmentMachine.accepts(shipment.stage, event, undefined) &&
  shipment.items.every((item) => !concerns(event, item.oneId) || shipmentItemMachine.accepts(item.state, event, undefined));

export const shipmentStream = streamType<Shipment, ShipmentEvent>({
  prefix: 'shipment',
  initial: noShipment,
  evolve: evolveShipment,
  accepts: acceptsShipmentEvent,
  tags: (shipment, id) => ({
    shipmentNo: id,
    shopIds: [shipment.shopId],
    warehouseId: shipment.warehouseId,
    ...(shipment.stage && { state: shipment.stage }),
  }),
});

export type LoadedShipment = LoadedFrom<typeof shipmentStream>;

/** `ShipmentStageForbids` at the wrong stage; `NotFound` when there is no such shipment. */
export const requireShipmentAllows = (shipment: Shipment, event: ShipmentEventName): Rejection | undefined => {
  if (shipment.stage === undefined) return reject('NotFound', { field: 'shipmentNo' });
  if (shipmentMachine.mayOccur(shipment.stage, event)) return undefined;
  return reject('ShipmentStageForbids', { field: 'shipmentNo', params: { stage: shipment.stage } });
};

/** Those that an event may still move. */
export const itemsAllowing = ({ items }: Shipment, event: ShipmentEventName): ShipmentItem[] =>
  items.filter(({ state }) => shipmentItemMachine.mayOccur(state, event));

/** As rows tell of it. */
export const shipmentItemFacts = ({ state, closed = false, saleId, cameBackAs }: ShipmentItem) => ({
  status: state === 'leftOut' ? null : state,
  isCaseClosed: closed,
  sold: saleId !== undefined,
  cameBackAs: cameBackAs ?? null,
});
