import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { OrderEvent } from '#contracts/outbound/order-events.ts';
import type { SaleEvent } from '#contracts/sales/sale-events.ts';
import { platformOf } from '#contracts/sales/sale-platforms.ts';
import { noChange, type Accepted, type Claim, type StreamChange } from '#kernel/commands/decision.ts';
import { change, type NewStream } from '#kernel/commands/loaded.ts';
import type { Item, LoadedItem } from '#services/aggregates/item/item.ts';
import { requireItem } from '#services/aggregates/item/item-policies.ts';
import { claimLabelForOrder } from '#services/aggregates/order/order-label.ts';
import type { LoadedOrder } from '#services/aggregates/order/order.ts';
import type { LoadedListing } from '#services/aggregates/listing/listing.ts';
import { saleIdOf, soldItem, type LoadedSale } from '#services/aggregates/sale/sale.ts';
import { itemsAllowing, type LoadedShipment } from '#services/aggregates/shipment/shipment.ts';
import { soldClaim } from '#services/aggregates/sale/sold-claim.ts';
import { delistedBy, endListings } from './sold-listings.ts';
import type { Sold } from './sold.ts';

export interface SaleStates {
  sale: LoadedSale;
  item: LoadedItem;
  /** By which it leaves, where it does not stand in one. */
  order: NewStream<OrderEvent>;
  /** Of a reservation: the order that is held for it. */
  held?: LoadedOrder | undefined;
  /** Its consignment, where it is consigned. */
  consignment?: LoadedOrder | undefined;
  /** By which its item came to where it is sold from. */
  shipment?: LoadedShipment | undefined;
  /** By which its item is offered. */
  listings: readonly LoadedListing[];
}

/** A number of a platform is one sale. */
const platformOrderClaim = (platform: string, saleNo: string, saleId: string): Claim => ({
  kind: 'platform-order',
  key: `${platform}:${saleNo}`,
  owner: saleId,
  otherwise: reject('PlatformOrderTaken', { field: 'saleNo', params: { platOrderNo: saleNo } }),
});

/**
 * The item is locked, its order goes to the floor, and the sale is on record: all at once. It did happen on the platform, so that an item that is promised already
 * makes an oversold sale instead of a refusal. A sale that is known already changes nothing.
 */
export const takeSale = (sold: Sold, states: SaleStates, applicantId: string): Accepted | Rejection => {
  const { sale, item } = states;
  if (sale.status === 'running' && !sold.reserved) return paid(sold, states);
  if (sale.status !== undefined) return noChange;
  const refusal = requireItem(item, { field: 'oneId' });
  if (refusal) return refusal;
  const saleId = saleIdOf(sold.channel, sold.saleNo);
  if (states.shipment) return sellFromCentre(sold, states.shipment, states);
  const taken = isFree(item) ? ship(sold, states, applicantId) : states.consignment ? sellConsigned(sold, states.consignment, item) : undefined;
  const platform = platformOf(sold.channel);
  const ended = endListings({ ...sold, saleId }, item, states.listings);
  return {
    changes: [change(sale, ...recorded(sold, item, { how: taken?.how, delisted: delistedBy(ended) })), ...ended.changes, ...(taken?.changes ?? [])],
    releases: ended.releases ?? [],
    claims: [platformOrderClaim(platform, sold.saleNo, saleId), ...(taken ? [soldClaim(sold.oneId, saleId), ...taken.claims] : [])],
  };
};

/** It lies with the channel already: nothing has to leave the house for it, and the channel has accepted it before it was sold. */
const sellFromCentre = (sold: Sold, shipment: LoadedShipment, { sale, item }: SaleStates): Accepted => {
  const saleId = saleIdOf(sold.channel, sold.saleNo);
  const here = itemsAllowing(shipment, 'ShipmentItemSold').find((one) => one.oneId === sold.oneId && one.saleId === undefined);
  const { logNo = '', carrier = '' } = here ?? {};
  const { shipmentNo: _, ...told } = sold;
  return {
    changes: [
      change(
        sale,
        { type: 'SaleRecorded', data: { ...told, ...soldItem(item), saleId } },
        { type: 'SaleShipped', data: { logNo, carrier } },
        { type: 'SaleProcessed', data: {} },
      ),
      ...(here ? [change(shipment, { type: 'ShipmentItemSold' as const, data: { oneIds: [sold.oneId], saleId, priceCents: sold.priceCents } })] : []),
    ],
    claims: [platformOrderClaim(platformOf(sold.channel), sold.saleNo, saleId), soldClaim(sold.oneId, saleId)],
  };
};

/** The buyer of what was reserved has paid: the order that was held goes on. */
const paid = (sold: Sold, { sale, item, held }: SaleStates): Accepted => ({
  changes: [
    change(sale, ...recorded({ ...sold, oneId: sale.oneId }, item, { how: { oddNo: held!.oddNo }, delisted: sale.delisted ?? [] })),
    change(held!, { type: 'OrderResumed', data: {} }),
  ],
});

/** Whatever it was listed as: a defect that was found since does not undo the sale. */
const isFree = ({ state }: Item): boolean => state === 'available' || state === 'issue';

const awaitsPayment = 'Reserved: the buyer has not paid yet';

interface Taken {
  how: { oddNo: string; consigned?: true };
  changes: readonly StreamChange[];
  claims: readonly Claim[];
}

const recorded = (sold: Sold, item: Item, { how, delisted }: { how: Taken['how'] | undefined; delisted: readonly string[] }): SaleEvent[] => {
  const { label: labelled, reserved, shipmentNo: _, ...told } = sold;
  const saleId = saleIdOf(sold.channel, sold.saleNo);
  return [
    {
      type: reserved ? 'SaleReserved' : 'SaleRecorded',
      data: { ...told, ...soldItem(item), saleId, ...how, ...(delisted.length > 0 && { delisted: [...delisted] }) },
    },
    ...(labelled ? [{ type: 'SaleLabelled' as const, data: { label: labelled } }] : []),
    ...(how ? [] : [{ type: 'SaleOversold' as const, data: { heldBy: holderOf(item) } }]),
  ];
};

/** By what it can be looked up. */
export const holderOf = ({ saleId, oddNo, repairNo, state }: Item): string => saleId ?? oddNo ?? repairNo ?? state ?? '';

/** Straight from its shelf to the platform, by the date and under the label of the channel. */
export const ship = (sold: Sold, { order, item }: Pick<SaleStates, 'order' | 'item'>, applicantId: string): Taken => {
  const { channel, saleNo, priceCents, label, shipBy, pickableAt, reserved } = sold;
  const { shopId, warehouseId, oneId } = item;
  const saleId = saleIdOf(channel, saleNo);
  const platform = platformOf(channel);
  const oddNo = order.id;
  return {
    how: { oddNo },
    changes: [
      change(
        order,
        {
          type: 'OrderApplied',
          data: {
            oddNo,
            requestType: requestTypeOf.directOutbound,
            shopId,
            warehouseId,
            oneIds: [oneId],
            applicantId,
            remark: '',
            label,
            dropship: true,
            platform,
            soldAs: { saleId, platOrderNo: saleNo, soldPrice: priceCents, ...(pickableAt && { pickableAt }) },
            dueAt: shipBy,
          },
        },
        ...(reserved ? [{ type: 'OrderException' as const, data: { reason: awaitsPayment } }] : []),
      ),
      change(item, {
        type: 'DirectOutboundOrdered',
        data: { oddNo, dropship: true, sale: { saleId, platform, platOrderNo: saleNo, soldPrice: priceCents } },
      }),
    ],
    claims: claimLabelForOrder(label, { oddNo, shopId }),
  };
};

/** What was consigned leaves by its consignment. */
const sellConsigned = ({ channel, saleNo, priceCents: soldPrice }: Sold, consignment: LoadedOrder, item: LoadedItem): Taken => {
  const { oddNo } = consignment;
  const said = { platform: platformOf(channel), platOrderNo: saleNo, soldPrice, saleId: saleIdOf(channel, saleNo) };
  return {
    how: { oddNo, consigned: true },
    changes: [
      change(consignment, { type: 'ConsignmentOrderSold', data: { oneId: item.oneId, ...said } }),
      change(item, { type: 'ConsignmentSold', data: { oddNo, ...said } }),
    ],
    claims: [],
  };
};
