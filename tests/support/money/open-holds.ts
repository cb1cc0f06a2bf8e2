import type { OrderEvent } from '#contracts/outbound/order-events.ts';
import type { WalletEvent } from '#contracts/wallet/wallet-events.ts';
import { costByCard } from './expected-postings.ts';

/** What is to be set aside for an order after its events, in cents. */
export const expectedHold = (events: readonly OrderEvent[]): number => {
  const [applied, ...later] = events;
  if (applied?.type !== 'OrderApplied' || !applied.data.cardFee) return 0;
  const ends: readonly string[] = ['OrderApproved', 'OrderRejected', 'OrderRecalled', 'OrderCancelled', 'OrderConfirmed'];
  return later.some(({ type }) => ends.includes(type)) ? 0 : costByCard(applied.data.cardFee);
};

/** What a wallet has set aside for orders after its events: cents by the number of the order. */
export const holdsForOrders = (events: readonly WalletEvent[]): Map<string, number> => {
  const open = new Map<string, { oddNo: string; cents: number }>();
  for (const event of events)
    if (event.type === 'WalletHeld' && event.data.reference.kind === 'order')
      open.set(event.data.holdId, { oddNo: event.data.reference.id, cents: event.data.cents });
    else if (event.type === 'HoldReleased') open.delete(event.data.holdId);
    else if (event.type === 'WalletPosted' && event.data.fromHold !== undefined) open.delete(event.data.fromHold);
  return new Map([...open.values()].map(({ oddNo, cents }) => [oddNo, cents]));
};
