import type { Deliveries } from '../deliveries.ts';
import type { FaultBook } from '../faults.ts';
import { accountBook } from './book.ts';
import { deposits, type Deposit, type DepositState, type NewDeposit } from './deposits.ts';
import { payouts, type Order, type Payout, type PayoutState } from './payouts.ts';
import { webhookOf } from './webhooks.ts';

interface Parts {
  key: string;
  book: FaultBook;
  deliveries: Deliveries;
  now: () => Date;
  settleAfterMs: number;
}

/** One account at a bank that pays out, is paid into, and tells whoever is concerned. */
export const openBank = ({ key, book, deliveries, now, settleAfterMs }: Parts) => {
  const account = accountBook();
  const paidIn = deposits(account, now);
  const paidOut = payouts(account, now);
  /** Whom to tell of what comes in under a code; under '' of what names none. */
  const listeners = new Map<string, string>();
  const timers = new Set<NodeJS.Timeout>();

  const tell = (url: string | undefined, news: readonly { type: string; data: Deposit | Payout }[]): void => {
    const faults = book.takeForNews();
    if (url === undefined) return;
    deliveries.send(
      news.map(({ type, data }) => webhookOf(url, { type, data: { ...data } }, { key, faults, now: now() })),
      faults,
    );
  };
  const listenerOf = ({ code }: Deposit) => listeners.get(code ?? '') ?? listeners.get('');

  const movePayout = (no: string, state: Exclude<PayoutState, 'accepted'>, reason?: string): Payout | undefined => {
    const moved = paidOut.move(no, state, reason);
    if (moved) tell(moved.order.notifyUrl, [{ type: `payout.${state}`, data: moved.payout }]);
    return moved?.payout;
  };

  const goOn = (no: string, number: string): void => {
    const steps: Exclude<PayoutState, 'accepted'>[] = number.endsWith('0001')
      ? ['failed']
      : number.endsWith('0002')
        ? ['settled', 'returned']
        : ['settled'];
    if (number.endsWith('0004')) return;
    for (const [index, step] of steps.entries()) {
      const timer = setTimeout(
        () => {
          timers.delete(timer);
          movePayout(no, step);
        },
        settleAfterMs * (index + 1),
      );
      timers.add(timer.unref());
    }
  };

  return {
    account,
    listen(code: string, url: string): void {
      listeners.set(code, url);
      listeners.set('', url);
    },
    pay(order: Order) {
      const answer = paidOut.accept(order);
      if (answer.kind === 'accepted') {
        tell(order.notifyUrl, [{ type: 'payout.accepted', data: answer.payout }]);
        goOn(order.no, order.account.number);
      }
      return answer;
    },
    payout: (no: string) => paidOut.find(no)?.payout,
    /** How often it was told to pay under that number. */
    ordersOf: (no: string) => paidOut.find(no)?.orders ?? 0,
    movePayout,
    deposit(asked: NewDeposit, state: 'pending' | 'settled'): Deposit {
      const begun = paidIn.begin(asked);
      const pending = { ...begun };
      const news: { type: string; data: Deposit }[] = [{ type: 'deposit.pending', data: pending }];
      if (state === 'settled') news.push({ type: 'deposit.settled', data: paidIn.move(begun.id, 'settled', asked.day)! });
      tell(listenerOf(begun), news);
      return begun;
    },
    moveDeposit(id: string, state: Exclude<DepositState, 'pending'>): Deposit | undefined {
      const moved = paidIn.move(id, state);
      if (moved) tell(listenerOf(moved), [{ type: `deposit.${state}`, data: moved }]);
      return moved;
    },
    deposits: paidIn.all,
    payouts: paidOut.all,
    close: () => timers.forEach((timer) => clearTimeout(timer)),
  };
};

export type Bank = ReturnType<typeof openBank>;
