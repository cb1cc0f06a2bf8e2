import { erasedAddress } from '#contracts/outbound/order-address.ts';
import type { ErasedRows, ErasedSubject } from '../kernel/rows/erased-rows.ts';

/** Senders and recipients of what the shop bought. */
export const erasedLabels = ({ shopId }: ErasedSubject): ErasedRows[] =>
  shopId === undefined
    ? []
    : [{ text: 'UPDATE shipping_labels SET from_address = $2, to_address = $2 WHERE shop_id = $1', values: [shopId, JSON.stringify(erasedAddress)] }];
