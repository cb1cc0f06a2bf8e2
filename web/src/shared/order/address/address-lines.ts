import type { OrderDetail } from '#contracts/outbound/order-rows.ts';

export type OrderAddress = NonNullable<OrderDetail['address']>;

/** An address as it stands on a parcel, line by line. */
export const addressLines = ({ recipient, company, street, city, state, zipCode, country, phone }: OrderAddress): string[] =>
  [recipient, company, street, `${city}, ${state} ${zipCode}`, country, phone].filter((line) => line !== undefined && line !== '') as string[];
