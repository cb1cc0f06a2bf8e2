import { orderKindOf, type OrderKind } from '#contracts/item/order-kinds.ts';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';

/** What the seller of a type is asked to agree to. */
interface Confirmation {
  /** Whether the seller pays it, or is paid. */
  isFee: boolean;
  /** Cents: a fee to pay, or for a cash-out the money to get. */
  amountOf: (order: Pick<OrderRow, 'fee' | 'price'>) => number;
  /** What follows from it, a key of `orders`. */
  text: 'confirmText' | 'confirmSaleText' | 'confirmTransferText';
  /** What follows from refusing it, likewise. */
  refused: 'cancelText' | 'cancelSaleText';
}

const fee: Confirmation = { isFee: true, amountOf: (order) => order.fee ?? 0, text: 'confirmText', refused: 'cancelText' };

const confirmations: Readonly<Record<OrderKind, Confirmation>> = {
  shipWithLabel: fee,
  reship: fee,
  cashOut: { isFee: false, amountOf: (order) => order.price ?? 0, text: 'confirmSaleText', refused: 'cancelSaleText' },
  consignment: fee,
  ownershipTransfer: { ...fee, text: 'confirmTransferText' },
  directOutbound: fee,
  warehouseTransfer: fee,
};

export const confirmationOf = ({ type }: Pick<OrderRow, 'type'>): Confirmation => confirmations[orderKindOf(type)];
