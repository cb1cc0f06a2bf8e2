import type { ItemEvent } from '#contracts/item/item-events.ts';
import type { ItemState } from '#contracts/item/item-states.ts';
import { requestTypeOf, type OrderKind } from '#contracts/item/order-kinds.ts';
import { available, forecast, inspected, received, shelvedOn, shipped } from './item-examples.ts';

const oddNo = 'OC1';
const repairNo = 'R1';

const requested = (kind: Exclude<OrderKind, 'directOutbound'>): ItemEvent[] => [
  ...available(),
  { type: 'ItemRequested', data: { oddNo, requestType: requestTypeOf[kind] } },
];
const quoted = (kind: Exclude<OrderKind, 'directOutbound'>): ItemEvent[] => [
  ...requested(kind),
  { type: 'RequestQuoted', data: { oddNo, requestType: requestTypeOf[kind], price: 100 } },
];
const ordered: ItemEvent[] = [...available(), { type: 'DirectOutboundOrdered', data: { oddNo } }];
const listed: ItemEvent[] = [...requested('consignment'), { type: 'RequestApproved', data: { oddNo, requestType: requestTypeOf.consignment } }];
const sold: ItemEvent[] = [...listed, { type: 'ConsignmentSold', data: { oddNo, platform: 'market', platOrderNo: 'M1', soldPrice: 100 } }];
const picked: ItemEvent = { type: 'ItemPicked', data: { oddNo, shelfId: 'S1', tote: 'T1' } };
const packed: ItemEvent = { type: 'ItemPacked', data: { oddNo, parcelNo: 'P1' } };
const missing: ItemEvent[] = [...ordered, { type: 'ItemShortPicked', data: { oddNo, shelfId: 'S1', reason: 'not there', sought: true } }];
const writeOff: ItemEvent = { type: 'WriteOffRequested', data: { reason: 'nowhere', requesterId: 'nadia' } };
const inRepair: ItemEvent[] = [...available(), { type: 'RepairApplied', data: { repairNo, project: [] } }];

/** For specs that hold in every state: events that lead an item there. */
export const itemHistories: Record<ItemState, readonly ItemEvent[]> = {
  forecast: [forecast()],
  cancelled: [forecast(), { type: 'ItemForecastCancelled', data: { preId: 'FC-000001' } }],
  expired: [forecast(), { type: 'ItemForecastExpired', data: { preId: 'FC-000001' } }],
  received: received(),
  inspected: [...received(), inspected('qualified')],
  available: available(),
  issue: [...received(), inspected('missingLid'), shelvedOn('S1')],
  'outbounding.reviewing': requested('shipWithLabel'),
  'outbounding.toConfirm': quoted('shipWithLabel'),
  'outbounding.pending': ordered,
  'outbounding.picked': [...ordered, picked],
  'outbounding.packed': [...ordered, picked, packed],
  'outbounding.inTransit': [
    ...requested('warehouseTransfer'),
    { type: 'RequestApproved', data: { oddNo, requestType: requestTypeOf.warehouseTransfer } },
    picked,
    packed,
    { type: 'ItemDispatched', data: { oddNo, toWarehouseId: 'JFK', logNo: 'T1', carrier: 'own' } },
  ],
  'cashingOut.reviewing': requested('cashOut'),
  'cashingOut.quoted': quoted('cashOut'),
  'onConsignment.reviewing': requested('consignment'),
  'onConsignment.listed': listed,
  'onConsignment.sold': sold,
  'onConsignment.picked': [...sold, picked],
  'onConsignment.packed': [...sold, picked, packed],
  'switchingOwner.reviewing': requested('ownershipTransfer'),
  'switchingOwner.toConfirm': quoted('ownershipTransfer'),
  'repairing.inWork': inRepair,
  'repairing.boxLost': [...inRepair, { type: 'RepairBoxLost', data: { repairNo } }],
  'outOfWarehouse.shipped': shipped(),
  'outOfWarehouse.returned': [...shipped(), { type: 'ItemReturned', data: { as: 'NEW1', logNo: '1Z9' } }],
  'missing.sought': missing,
  'missing.writingOff': [...missing, writeOff],
  writtenOff: [...missing, writeOff, { type: 'ItemWrittenOff', data: {} }],
  unknown: [...received(), { type: 'InboundCancelled', data: { batchNo: 'IB-1121-1', reason: '' } }],
};
