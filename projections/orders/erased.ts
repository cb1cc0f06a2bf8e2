import { erased } from '#contracts/kernel/events/personal-data.ts';
import { erasedAddress } from '#contracts/outbound/order-address.ts';
import type { ErasedRows, ErasedSubject } from '../kernel/rows/erased-rows.ts';

/** Whom the orders were given to, and where those of the shop went. */
export const erasedOrders = ({ accountId, shopId }: ErasedSubject): ErasedRows[] => [
  { text: 'UPDATE orders SET operator_name = $2 WHERE operator_id = $1', values: [accountId, erased] },
  ...(shopId === undefined
    ? []
    : [{ text: 'UPDATE orders SET address = $2 WHERE shop_id = $1 AND address IS NOT NULL', values: [shopId, JSON.stringify(erasedAddress)] }]),
];
