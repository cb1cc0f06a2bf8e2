import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import type { WalletEvent } from '#contracts/wallet/wallet-events.ts';
import { react } from '#kernel/processes/react.ts';
import { attempt, cancel, schedule, type Reaction } from '#kernel/processes/reactions.ts';
import type { AccountEvent } from '../../aggregates/account/account.ts';
import { tellLowBalance } from './tell-low-balance.ts';

const week = 7 * 86_400_000;

type Event =
  | Extract<WalletEvent, { type: 'WalletPosted' | 'WalletHeld' | 'HoldReleased' }>
  | Extract<AccountEvent, { type: 'AccountCreated' | 'AccountChanged' }>;

/** What is known of a shop. */
interface Watched {
  accountIds: readonly string[];
  availableCents: number;
  /** The event with which the balance reached 0, or rose above it again; none as long as it has never been used. */
  turnedBy?: string;
}

const ofNoShop = '';

type AccountMade = Extract<Event, { type: 'AccountCreated' | 'AccountChanged' }>;
const isOfAccount = (event: { type: Event['type'] }): event is AccountMade => event.type === 'AccountCreated' || event.type === 'AccountChanged';

const evolve = (watched: Watched, event: RecordedEvent<Event>): Watched => {
  if (isOfAccount(event)) {
    const { accountId, shopId } = event.data;
    return shopId === undefined || watched.accountIds.includes(accountId) ? watched : { ...watched, accountIds: [...watched.accountIds, accountId] };
  }
  const { balanceCents = 0, heldCents = 0 } = event.metadata.tags;
  const availableCents = balanceCents - heldCents;
  const isLow = availableCents <= 0;
  const wasLow = watched.turnedBy !== undefined && watched.availableCents <= 0;
  return { ...watched, availableCents, ...(isLow !== wasLow && { turnedBy: event.eventId }) };
};

/** However much is charged below zero, what is told is the turn. */
const onMoved = (event: RecordedEvent<Event>, { turnedBy, availableCents, accountIds }: Watched): readonly Reaction[] => {
  if (turnedBy !== event.eventId || isOfAccount(event)) return [];
  const { shopId } = event.data as { shopId: number };
  const key = String(shopId);
  if (availableCents > 0) return [cancel(key)];
  return [attempt(tellLowBalance, { shopId, accountIds, at: event.recordedAt }), schedule(key, weekAfter(event.recordedAt))];
};

const weekAfter = (at: string): string => new Date(Date.parse(at) + week).toISOString();

/** Tells sellers that their wallet is empty: once as it becomes so, and every seventh day for as long as it is below zero. */
export const watchBalances = react<Event, Watched>({
  name: 'low-balance',
  title: 'Notice of an empty wallet',
  from: 'beginning',
  state: {
    keyOf: ({ data }) => String(data.shopId ?? ofNoShop),
    initial: { accountIds: [], availableCents: 0 },
    evolve,
  },
  on: {
    AccountCreated: () => [],
    AccountChanged: () => [],
    WalletPosted: onMoved,
    WalletHeld: onMoved,
    HoldReleased: onMoved,
  },
  due: (key, { accountIds, availableCents }, at) => {
    const again = schedule(key, weekAfter(at.toISOString()));
    if (availableCents >= 0) return [again];
    return [attempt(tellLowBalance, { shopId: Number(key), accountIds, at: at.toISOString() }), again];
  },
});
