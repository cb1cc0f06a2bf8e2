import { createHash } from 'node:crypto';
import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { SaleEvent, SaleEventName } from '#contracts/sales/sale-events.ts';
import type { SaleStatus } from '#contracts/sales/sale-states.ts';
import { streamType } from '#kernel/commands/stream-type.ts';
import type { LoadedFrom } from '#kernel/commands/loaded.ts';
import type { Item } from '../item/item-state.ts';
import { acceptsSaleEvent, saleMachine } from './sale.machine.ts';

type DataOf<Name extends SaleEventName> = Extract<SaleEvent, { type: Name }>['data'];

/** A sale on a channel as deciders see it. */
export interface Sale extends Partial<DataOf<'SaleRecorded'>> {
  /** Undefined for a number that has no events. */
  status: SaleStatus | undefined;
  saleId: string;
  shopId: number;
  oneId: string;
  priceCents: number;
  /** Its parcel has left. */
  shipped: boolean;
  /** To whom its item was promised before, as long as nothing takes its place. */
  heldBy?: string | undefined;
  /** By the channel, once: what the money of a return goes by. */
  paid?: DataOf<'SalePaidOut'> | undefined;
  /** Number of its events. */
  version: number;
}

export const noSale: Sale = { status: undefined, saleId: '', shopId: 0, oneId: '', priceCents: 0, shipped: false, version: 0 };

/** An event that the machine does not know here was appended under an older one: its facts hold, the status stays. */
export const evolveSale = (sale: Sale, event: SaleEvent): Sale => ({
  ...sale,
  ...whatChanges(sale, event),
  version: sale.version + 1,
  status: saleMachine.next(sale.status, event, sale) ?? sale.status,
});

const whatChanges = (_: Sale, event: SaleEvent): Partial<Sale> => {
  switch (event.type) {
    case 'SaleReserved':
    case 'SaleRecorded':
      return event.data;
    case 'SaleOversold':
      return { heldBy: event.data.heldBy };
    case 'SaleReassigned':
      return { oneId: event.data.by, oddNo: event.data.oddNo, heldBy: undefined };
    case 'SalePriceChanged':
      return { priceCents: event.data.priceCents };
    case 'SaleShipped':
      return { shipped: true };
    case 'SalePaidOut':
      return { paid: event.data };
    case 'SaleCancelled':
      return { heldBy: undefined };
    case 'SaleLabelled':
    case 'SaleIssueRaised':
    case 'SaleIssueSettled':
    case 'SaleProcessed':
    case 'PayoutCompared':
    case 'SaleReturned':
    case 'SaleRefunded':
    case 'SaleArchived':
    case 'SaleClosed':
    case 'SaleStateUnknown':
      return {};
  }
};

export const saleStream = streamType<Sale, SaleEvent>({
  prefix: 'sale',
  initial: noSale,
  evolve: evolveSale,
  accepts: acceptsSaleEvent,
  tags: (sale, id) => ({
    saleId: id,
    shopIds: [sale.shopId],
    ...(sale.warehouseId && { warehouseId: sale.warehouseId }),
    oneId: sale.oneId,
    ...(sale.oddNo && { oddNo: sale.oddNo }),
    ...(sale.status && { state: sale.status }),
  }),
});

export type LoadedSale = LoadedFrom<typeof saleStream>;

/** What its stream is called: one for each number of a platform, which does not give the number away (R6.44). */
export const saleIdOf = (channel: ChannelKind, saleNo: string): string =>
  `${channel}-${createHash('sha256').update(saleNo).digest('hex').slice(0, 16)}`;

/** What a sale keeps of its item: as it was when it was sold. */
export const soldItem = ({ oneId, shopId, warehouseId, sku, brand, name, size, image }: Item) => ({
  oneId,
  shopId,
  warehouseId,
  sku,
  brand,
  name,
  size,
  image,
});

/** `SaleStatusForbids` in the wrong status; `NotFound` when there is no such sale. */
export const requireSaleAllows = (sale: Sale, event: SaleEventName): Rejection | undefined => {
  if (sale.status === undefined) return reject('NotFound', { field: 'saleId' });
  if (saleMachine.mayOccur(sale.status, event)) return undefined;
  return reject('SaleStatusForbids', { field: 'saleId', params: { status: sale.status } });
};

/** R8.28, and whatever else is over once the goods have left. */
export const requireInside = ({ shipped }: Sale): Rejection | undefined => (shipped ? reject('SaleIsShipped', { field: 'saleId' }) : undefined);

/** What needs the goods to be with the platform. */
export const requireShipped = ({ shipped }: Sale): Rejection | undefined => (shipped ? undefined : reject('SaleIsInside', { field: 'saleId' }));
