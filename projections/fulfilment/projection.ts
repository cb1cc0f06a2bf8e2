import { isItemOver } from '#contracts/fulfilment/item-over.ts';
import { shipmentEventSchemas, type ShipmentEvent } from '#contracts/fulfilment/shipment-events.ts';
import { countsOf, leastAdvanced, type ShipmentEnd, type ShipmentStage, type ShipmentStatus } from '#contracts/fulfilment/shipment-statuses.ts';
import { isOneOf, type Recorded } from '../kernel/event-kinds.ts';
import type { RowProjection } from '../kernel/projection.ts';
import type { ShipmentBoxRow, ShipmentHistoryRow, ShipmentItemRow, ShipmentTableRow, Wanted } from './table.ts';

const isShipmentEvent = isOneOf(shipmentEventSchemas);
type Event = Recorded<ShipmentEvent>;
type Created = Extract<Event, { type: 'ShipmentCreated' }>;

/** Every shipment into the programme as it stands. */
export const shipmentsProjection: RowProjection<ShipmentTableRow> = {
  kind: 'row',
  name: 'shipments',
  table: 'shipments',
  key: 'shipment_no',
  keyOf: (event) => (isShipmentEvent(event) ? event.streamId.slice('shipment-'.length) : null),
  evolve: (row, event) => {
    if (!isShipmentEvent(event)) return row;
    const before = event.type === 'ShipmentCreated' ? begun(event) : row;
    if (!before) return row;
    const { recordedAt, version, metadata } = event;
    const stage = (metadata.tags.state ?? before.stage) as ShipmentStage;
    return withSums({
      ...before,
      ...changes(event),
      stage,
      wanted: wantedAt(stage, event, before),
      boxes: before.boxes.map((box) => boxAfter(box, event)),
      items: before.items.map((item) => itemAfter(item, event)),
      history: [...before.history, told(event)],
      updated_at: recordedAt,
      version,
    });
  },
};

const begun = ({ data, recordedAt, version }: Created): ShipmentTableRow => ({
  shipment_no: data.shipmentNo,
  shop_id: data.shopId,
  warehouse_id: data.warehouseId,
  channel: data.channel,
  account_id: data.accountId,
  display_no: null,
  manifest_url: null,
  stage: 'reviewing',
  status: 'pendingCreate',
  counts: {},
  ended: null,
  archived: false,
  is_over: false,
  has_case: false,
  wanted: null,
  delivered_at: null,
  boxes: data.boxes.map((box) => ({ ...box, logNo: null, carrier: null, labelUrl: null, shipped: false })),
  items: data.items.map((item) => ({
    ...item,
    status: 'pendingCreate',
    reason: null,
    isCaseClosed: false,
    externalId: null,
    sold: false,
    saleId: null,
    cameBackAs: null,
    at: recordedAt,
  })),
  item_count: data.items.length,
  worth_cents: data.items.reduce((sum, { priceCents }) => sum + priceCents, 0),
  remark: data.remark,
  reason: null,
  preset: null,
  history: [],
  created_at: recordedAt,
  updated_at: recordedAt,
  version,
});

const changes = (event: Event): Partial<ShipmentTableRow> => {
  switch (event.type) {
    case 'ShipmentRejected':
      return { reason: event.data.reason, preset: event.data.preset ?? null };
    case 'ProgrammeInboundRefused':
      return { reason: event.data.reason };
    case 'ProgrammeInboundCreated':
      return { display_no: event.data.displayNo, manifest_url: event.data.manifestUrl };
    case 'ShipmentArchived':
      return { archived: true };
    default:
      return {};
  }
};

const wantedAt = (stage: ShipmentStage, event: Event, before: ShipmentTableRow): Wanted | null => {
  if (stage === 'creating') return 'create';
  if (stage === 'open') return 'follow';
  if (event.type === 'ShipmentRecalled') return before.stage === 'creating' ? 'cancel' : null;
  return event.type === 'ShipmentArchived' ? before.wanted : null;
};

const boxAfter = (box: ShipmentBoxRow, event: Event): ShipmentBoxRow => {
  if (event.type === 'ProgrammeInboundCreated') {
    const label = event.data.labels.find(({ boxNo }) => boxNo === box.boxNo);
    return label ? { ...box, logNo: label.logNo, carrier: label.carrier, labelUrl: label.url } : box;
  }
  return event.type === 'ShipmentItemsShipped' && event.data.logNo === box.logNo ? { ...box, shipped: true } : box;
};

const itemAfter = (item: ShipmentItemRow, event: Event): ShipmentItemRow => {
  const { data, recordedAt: at } = event;
  if (event.type === 'ProgrammeInboundCreated') return { ...item, status: 'readyToShip', at };
  if (!('oneIds' in data) || !data.oneIds.includes(item.oneId)) return item;
  return { ...item, ...itemChanges(item, event), at };
};

const statusIn = {
  ShipmentItemsShipped: 'shipping',
  ShipmentItemsScanned: 'inTransit',
  ShipmentItemsDelivered: 'delivered',
  ShipmentItemsMissing: 'notReceived',
  ShipmentItemsReceived: 'received',
  ShipmentItemsAuthenticating: 'authenticating',
  ShipmentItemsListed: 'listed',
  ShipmentItemsReturned: 'returned',
  ShipmentItemCameBack: 'returned',
} as const satisfies Partial<Record<ShipmentEvent['type'], ShipmentStatus>>;

const itemChanges = ({ oneId }: ShipmentItemRow, event: Event): Partial<ShipmentItemRow> => {
  switch (event.type) {
    case 'ShipmentItemsListed': {
      const listing = event.data.listings.find((one) => one.oneId === oneId);
      return { status: 'listed', externalId: listing?.externalId ?? null, ...(listing && { priceCents: listing.priceCents }) };
    }
    case 'ShipmentItemsReturned':
      return { status: 'returned', reason: event.data.reason };
    case 'ShipmentItemCameBack':
      return { status: 'returned', cameBackAs: event.data.as };
    case 'ShipmentItemSold':
      return { sold: true, saleId: event.data.saleId, priceCents: event.data.priceCents };
    case 'ShipmentItemsLeftOut':
      return { status: null, reason: event.data.reason };
    case 'ShipmentItemReplaced':
      return { oneId: event.data.by };
    case 'ShipmentCaseClosed':
      return { isCaseClosed: true, reason: event.data.reason };
    case 'ShipmentItemsReceived':
      return { status: 'received', isCaseClosed: false };
    default:
      return event.type in statusIn ? { status: statusIn[event.type as keyof typeof statusIn] } : {};
  }
};

/** What the row says of its items together. */
const withSums = (row: ShipmentTableRow): ShipmentTableRow => {
  const statuses = row.items.flatMap(({ status }) => status ?? []);
  const isOver = row.stage === 'rejected' || row.stage === 'recalled' || row.items.every(isItemOver);
  const uncounted = row.items.flatMap(({ status, at }) => (status === 'delivered' ? at : []));
  return {
    ...row,
    status: leastAdvanced(statuses) ?? row.status,
    counts: countsOf(statuses),
    ended: endOf(row, statuses.length),
    is_over: isOver,
    has_case: row.items.some(({ status, isCaseClosed }) => status === 'notReceived' && !isCaseClosed),
    // What is sold is told of by its sale.
    wanted: row.wanted === 'follow' && isOver && !row.items.some(({ status }) => status === 'notReceived') ? null : row.wanted,
    delivered_at: uncounted.toSorted()[0] ?? null,
  };
};

const endOf = ({ stage }: ShipmentTableRow, left: number): ShipmentEnd | null => {
  if (stage === 'rejected' || stage === 'recalled') return stage;
  return left === 0 ? 'cancelled' : null;
};

interface Said {
  reason?: string;
  displayNo?: string;
  logNo?: string;
  as?: string;
  by?: string;
}

const told = ({ eventId, type, recordedAt, metadata, data }: Event): ShipmentHistoryRow => {
  const { reason, displayNo, logNo, as, by } = data as Said;
  return {
    id: eventId,
    name: type,
    at: recordedAt,
    operator: metadata.actor.name,
    items: 'oneIds' in data ? data.oneIds.length : 0,
    said: reason ?? displayNo ?? logNo ?? as ?? by ?? '',
  };
};
