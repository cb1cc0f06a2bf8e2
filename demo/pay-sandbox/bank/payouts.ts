import { dayOf, type AccountBook } from './book.ts';

export type PayoutState = 'accepted' | 'settled' | 'failed' | 'returned';

export interface Order {
  no: string;
  amountCents: number;
  currency: 'USD';
  account: { holder: string; number: string; routingNumber?: string | undefined; bic?: string | undefined; country: string };
  text: string;
  notifyUrl?: string | undefined;
}

export interface Payout {
  no: string;
  id: string;
  state: PayoutState;
  amountCents: number;
  currency: 'USD';
  accountLast4: string;
  reason: string | null;
  lineRef: string | null;
  acceptedAt: string;
  settledAt: string | null;
}

interface Known {
  order: Order;
  payout: Payout;
  /** How often it was ordered. */
  orders: number;
}

type Answer = { kind: 'accepted' | 'known'; payout: Payout } | { kind: 'numberInUse' } | { kind: 'refused'; error: string; message: string };

export interface Payouts {
  accept(order: Order): Answer;
  find(no: string): Known | undefined;
  /** Undefined where it does not stand as it would have to. */
  move(no: string, state: Exclude<PayoutState, 'accepted'>, reason?: string): Known | undefined;
  all(): readonly Payout[];
}

const before: Readonly<Record<Exclude<PayoutState, 'accepted'>, PayoutState>> = { settled: 'accepted', failed: 'accepted', returned: 'settled' };

export const payouts = (account: AccountBook, now: () => Date): Payouts => {
  const known = new Map<string, Known>();
  return {
    accept(order) {
      const earlier = known.get(order.no);
      if (earlier) earlier.orders++;
      if (earlier) return isSame(earlier.order, order) ? { kind: 'known', payout: earlier.payout } : { kind: 'numberInUse' };
      if (order.account.number.endsWith('0003')) return { kind: 'refused', error: 'account_closed', message: 'The account of the payee is closed.' };
      const payout: Payout = {
        no: order.no,
        id: `pay-${String(known.size + 1).padStart(6, '0')}`,
        state: 'accepted',
        amountCents: order.amountCents,
        currency: 'USD',
        accountLast4: order.account.number.slice(-4),
        reason: null,
        lineRef: null,
        acceptedAt: now().toISOString(),
        settledAt: null,
      };
      known.set(order.no, { order, payout, orders: 1 });
      return { kind: 'accepted', payout };
    },
    find: (no) => known.get(no),
    move(no, state, reason) {
      const found = known.get(no);
      if (!found || found.payout.state !== before[state]) return undefined;
      const { order, payout } = found;
      payout.state = state;
      payout.reason = state === 'settled' ? null : (reason ?? usualReasons[state]);
      if (state === 'failed') return found;
      const sign = state === 'settled' ? -1 : 1;
      const text = state === 'settled' ? `PAYOUT ${no} ${order.text}` : `RETURN OF ${no} ${payout.reason}`;
      const { ref } = account.book({
        day: dayOf(now()),
        amountCents: sign * order.amountCents,
        text,
        endToEndId: no,
        counterparty: order.account.holder,
      });
      if (state === 'settled') Object.assign(payout, { lineRef: ref, settledAt: now().toISOString() });
      return found;
    },
    all: () => [...known.values()].map(({ payout }) => payout),
  };
};

const usualReasons = { failed: 'Rejected by the bank of the payee', returned: 'Returned by the bank of the payee' } as const;

/** Where the answer goes to may have changed; what is paid may not. */
const isSame = ({ notifyUrl: _a, ...first }: Order, { notifyUrl: _b, ...second }: Order): boolean => JSON.stringify(first) === JSON.stringify(second);
