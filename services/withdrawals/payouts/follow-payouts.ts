import type { WithdrawalEvent } from '#contracts/withdrawals/withdrawal-events.ts';
import { react } from '#kernel/processes/react.ts';
import { cancel, schedule, send, type Reaction } from '#kernel/processes/reactions.ts';

export const payoutDestinationName = 'payouts';

const minute = 60_000;
/** A bank that was not told of by itself is asked: at first often, then once an hour for as long as money may still come back. */
const MAX_WAIT_MS = 60 * minute;

interface Followed {
  payingSince: string;
}

type Event = { streamId: string };

const keyOf = ({ streamId }: Event): string => streamId.slice('withdrawal-'.length);
const isOver = (event: Event): Reaction[] => [cancel(keyOf(event))];
const later = (from: Date, ms: number): string => new Date(from.getTime() + ms).toISOString();
const turnToBank = (withdrawalNo: string, expiresInMs?: number): Reaction =>
  send({ destination: payoutDestinationName, kind: 'payout', body: { withdrawalNo }, ...(expiresInMs !== undefined && { expiresInMs }) });

/** Has each payment ordered, and asks for it until it stands on a statement. */
export const followPayouts = react<WithdrawalEvent, Followed>({
  name: 'follow-payouts',
  title: 'Payouts',
  from: 'now',
  state: {
    keyOf,
    initial: { payingSince: '' },
    evolve: (followed, event) => (event.type === 'WithdrawalPaying' ? { payingSince: event.recordedAt } : followed),
  },
  on: {
    WithdrawalPaying: (event) => [turnToBank(keyOf(event)), schedule(keyOf(event), later(new Date(event.recordedAt), minute))],
    WithdrawalCompleted: isOver,
    WithdrawalReturned: isOver,
  },
  due: (withdrawalNo, { payingSince }, at) => {
    const waitMs = Math.min(MAX_WAIT_MS, Math.max(minute, (at.getTime() - new Date(payingSince).getTime()) / 2));
    return [turnToBank(withdrawalNo, waitMs), schedule(withdrawalNo, later(at, waitMs))];
  },
});
