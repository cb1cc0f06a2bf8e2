import type { Break } from '#contracts/ledger/books.ts';
import type { TransactionTypeName } from '#contracts/wallet/transaction-types.ts';
import type { ReadMoneyEvent } from './read-postings.ts';

interface Left {
  shopId: number;
  postedCents: number;
  heldCents: number;
}

/** Asked of what its owner can spend. A repair is not: it is paid from its hold, or taken again when its box is found. */
const paidByOwnAct: readonly TransactionTypeName[] = ['shippingFee', 'transshipmentFee', 'switchUserFee', 'labelFee', 'cashWithdrawal'];

/** No wallet is below what its owner may spend right after an act of theirs. Events are taken in the order of their wallet, each with what it leaves. */
export const ownActs = () => {
  const breaks: Break[] = [];
  const limits = new Map<number, number>();
  let below: (Break & { shopId: number; transaction: string; limit: number }) | undefined;

  return {
    breaks: (): Break[] => {
      if (below) breaks.push(breakOf(below));
      below = undefined;
      return breaks;
    },
    take: ({ event, position }: ReadMoneyEvent, { shopId, postedCents, heldCents }: Left): void => {
      if (event.type === 'CreditLimitSet') limits.set(shopId, event.data.creditLimitCents);
      const available = postedCents - heldCents;
      const transaction = position.slice(0, position.indexOf('-'));
      if (below) {
        // What the act left of its hold, or another hold that it replaces, is free in the same commit.
        const isSameCommit = below.shopId === shopId && below.transaction === transaction && event.type === 'HoldReleased';
        if (!isSameCommit) breaks.push(breakOf(below));
        if (!isSameCommit || available + below.limit >= 0) below = undefined;
        else below.found = String(available);
      }
      if (!isOwnAct(event)) return;
      const limit = isWithdrawn(event) ? 0 : (limits.get(shopId) ?? 0);
      if (available + limit >= 0) return;
      const where = event.type === 'WalletPosted' ? event.data.postingId : event.data.holdId;
      below = { invariant: 'ownActs', where, expected: `at least ${-limit}`, found: String(available), position, shopId, transaction, limit };
    },
  };
};

const breakOf = ({
  shopId: _shopId,
  transaction: _transaction,
  limit: _limit,
  ...found
}: Break & { shopId: number; transaction: string; limit: number }): Break => found;

type MoneyEvent = ReadMoneyEvent['event'];
type OwnAct = Extract<MoneyEvent, { type: 'WalletPosted' | 'WalletHeld' }>;

const isOwnAct = (event: MoneyEvent): event is OwnAct => {
  if (event.type === 'WalletHeld') return true;
  if (event.type !== 'WalletPosted') return false;
  const { type, basis, fromHold, reverses } = event.data;
  if (reverses !== undefined || basis.kind === 'legacy' || basis.kind === 'manual') return false;
  // What is paid from its hold was asked for when it was set aside; fees may have come since. A withdrawal is asked again.
  return paidByOwnAct.includes(type) && (fromHold === undefined || type === 'cashWithdrawal');
};

/** No credit is paid out. */
const isWithdrawn = (event: OwnAct): boolean =>
  event.type === 'WalletPosted' ? event.data.type === 'cashWithdrawal' : event.data.purpose === 'withdrawal';
