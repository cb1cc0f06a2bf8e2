import type { OrderRow } from '#contracts/outbound/order-rows.ts';

/** What a seller gets for what was sold, in cents: all of it as long as no fees are set. */
export const payoutOf = ({ soldPrice }: Pick<OrderRow, 'soldPrice'>): number | null => soldPrice;
