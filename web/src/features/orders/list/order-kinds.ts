import { requestTypeOf, type RequestType } from '#contracts/item/order-kinds.ts';
import type { OrderState } from '#contracts/outbound/order-events.ts';

/** What the seller's lists of orders differ in. */
export interface OrderKind {
  /** Under which the columns and views that a person keeps are stored. */
  name: string;
  types: readonly RequestType[];
  /** Its words, a key of `orders.lists`. */
  words: 'outbound' | 'cashOut' | 'transfer' | 'warehouseTransfer' | 'consignment';
  /** Pixels that its longest status takes. */
  statusWidth: number;
  /** Beside those that every list has. */
  filters: readonly ('kind' | 'direction' | 'late' | 'out')[];
  /** Tabs that are always there. */
  pinned: readonly OrderState[];
  /** Tabs that are there as long as they hold something, or are looked at. */
  conditional: readonly OrderState[];
}

const { shipWithLabel, reship, cashOut, consignment, ownershipTransfer, directOutbound, warehouseTransfer } = requestTypeOf;

const outbound: OrderKind = {
  name: 'outbound-orders',
  types: [shipWithLabel, reship, directOutbound],
  words: 'outbound',
  statusWidth: 156,
  filters: ['kind', 'late', 'out'],
  pinned: ['reviewing', 'toConfirm', 'pendingOutbound', 'outOfWarehouse', 'completed'],
  conditional: ['rejected', 'cancelled', 'exception'],
};

/** What never leaves its shelf is done with the answer. */
const answered: Pick<OrderKind, 'filters' | 'pinned' | 'conditional'> = {
  filters: [],
  pinned: ['reviewing', 'toConfirm', 'completed'],
  conditional: ['rejected', 'cancelled'],
};

const kinds: readonly OrderKind[] = [
  outbound,
  // Where reships have a page of their own.
  { ...outbound, types: [shipWithLabel, directOutbound] },
  { ...outbound, types: [reship], filters: ['late', 'out'] },
  { name: 'cash-outs', types: [cashOut], words: 'cashOut', statusWidth: 262, ...answered },
  { name: 'ownership-transfers', types: [ownershipTransfer], words: 'transfer', statusWidth: 186, ...answered, filters: ['direction'] },
  {
    name: 'warehouse-transfers',
    types: [warehouseTransfer],
    words: 'warehouseTransfer',
    statusWidth: 156,
    filters: ['late'],
    pinned: ['reviewing', 'toConfirm', 'pendingOutbound', 'outOfWarehouse', 'completed'],
    conditional: ['rejected', 'cancelled', 'exception'],
  },
  {
    name: 'consigned-orders',
    types: [consignment],
    words: 'consignment',
    statusWidth: 222,
    filters: ['late', 'out'],
    pinned: ['reviewing', 'consigning', 'pendingOutbound', 'outOfWarehouse', 'completed'],
    conditional: ['groupAccount', 'rejected', 'cancelled', 'exception'],
  },
];

/** The kind of list for these types; what goes out of the warehouse for the seller, unless the page is for something else. */
export const orderKindOf = (types: readonly RequestType[] = outbound.types): OrderKind =>
  kinds.find((kind) => kind.types.join() === types.join()) ?? outbound;
