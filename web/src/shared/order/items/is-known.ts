import type { OrderItem } from '#contracts/outbound/order-rows.ts';

/** What is another shop's by now is named, and opens nothing. */
export const isKnown = ({ state }: OrderItem): boolean => state !== null;
