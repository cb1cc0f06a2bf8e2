import { against } from './wallet-posting.ts';

const deferred = (sub: string) => ({ account: 'liabilities:deferred', sub }) as const;
const earned = (sub: string) => ({ account: 'income:fee', sub }) as const;

/** Taken when a request is confirmed, earned when the goods leave; `id` is the number of the request. */
export const shippingFee = against('shippingFee', 'order', deferred('shipping'));
export const transshipmentFee = against('transshipmentFee', 'order', deferred('transshipment'));

/** Paid by whoever gives the goods away. */
export const switchUserFee = against('switchUserFee', 'order', earned('switch-user'));

/** A night of a shop's items in a warehouse; the reference is the warehouse. */
export const storageFee = against('storageFee', 'storage', earned('storage'));

/** Taken when a repair is approved, earned when it is done; `id` is its number. */
export const repairDeduction = against('shoeRepairDeduction', 'repair', deferred('repair'));
/** The repair was not done. */
export const repairRefund = against('shoeRepairRefund', 'repair', deferred('repair'));
