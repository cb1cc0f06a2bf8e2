import type { OrderState } from '#contracts/outbound/order-events.ts';

/** That of its reviewer or of its owner. What is decided waits here no longer, though it may for the floor or for a buyer. */
export const waitsForAnswer = (state: OrderState): boolean => state === 'reviewing' || state === 'toConfirm';
