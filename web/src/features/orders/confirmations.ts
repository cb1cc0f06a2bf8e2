import type { RequestType } from '#contracts/item/request-types.ts';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';

/** What the seller of a type is asked to agree to. */
interface Confirmation {
  /** Cents: a fee to pay, or for a cash-out the money to get. */
  amountOf: (order: Pick<OrderRow, 'fee' | 'price'>) => number;
  /** What follows from it, a key of `orders`. */
  text: 'confirmText' | 'confirmSaleText' | 'confirmTransferText';
  /** What follows from refusing it, likewise. */
  refused: 'cancelText' | 'cancelSaleText';
}

const fee: Confirmation = { amountOf: (order) => order.fee ?? 0, text: 'confirmText', refused: 'cancelText' };

export const confirmations: Readonly<Record<RequestType, Confirmation>> = {
  3: fee,
  4: fee,
  5: { amountOf: (order) => order.price ?? 0, text: 'confirmSaleText', refused: 'cancelSaleText' },
  6: fee,
  7: { ...fee, text: 'confirmTransferText' },
  14: fee,
};
