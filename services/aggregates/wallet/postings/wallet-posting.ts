import { directionOf, type TransactionTypeName } from '#contracts/wallet/transaction-types.ts';
import type { WalletPosted } from '#contracts/wallet/wallet-events.ts';
import { walletAccount, type AccountPart, type Entry } from '#contracts/ledger/accounts.ts';
import { amountOf, type Basis } from '#contracts/ledger/basis.ts';
import type { ReferenceKind } from '#contracts/ledger/reference-kinds.ts';
import { numbered } from '../numbered.ts';

type Posted = WalletPosted['data'];
type Extra = Partial<Pick<Posted, 'groupId' | 'fromHold' | 'parties' | 'chargeDate' | 'chargeDays' | 'appliedAt'>>;

/** What a posting says beside its type and its accounts. Its amount is what the basis leads to. */
export interface Said<Kind extends Basis = Basis> extends Extra {
  shopId: number;
  /** The number of what it is about; a type is posted once for each, or refused as `AlreadyPosted`. */
  id: string;
  /** Which of the postings of the type for it this is, where there may be several. */
  ordinal?: number;
  basis: Kind;
  now: Date;
  remark?: string;
}

/** An account beside the wallet, with its share of the amount in cents. */
export type Counter = AccountPart & Pick<Entry, 'cents'>;

/** Books are in UTC. */
export const bookDate = (now: Date): string => now.toISOString().slice(0, 10);

/**
 * A posting of a wallet. The direction of its type says which side the wallet is on; the other half stands in `counters`, which add up to what the basis
 * leads to.
 */
export const walletPosting = (type: TransactionTypeName, about: ReferenceKind, said: Said, counters: readonly Counter[]): WalletPosted => {
  const { shopId, id, ordinal = 1, basis, now, remark = '', ...extra } = said;
  const isIn = directionOf(type) === 'in';
  const wallet: Entry = { account: walletAccount, sub: String(shopId), side: isIn ? 'C' : 'D', cents: amountOf(basis) };
  const others = counters.filter(({ cents }) => cents > 0).map((counter): Entry => ({ ...counter, side: isIn ? 'D' : 'C' }));
  return {
    type: 'WalletPosted',
    data: {
      ...extra,
      postingId: numbered(`${type}-${id}`, ordinal),
      shopId,
      type,
      currency: 'USD',
      effectiveDate: bookDate(now),
      entries: [wallet, ...others],
      reference: { kind: about, id },
      basis,
      remark,
    },
  };
};

/** A type whose whole amount has one other side. */
export const against =
  (type: TransactionTypeName, about: ReferenceKind, counter: AccountPart) =>
  (said: Said): WalletPosted =>
    walletPosting(type, about, said, [{ ...counter, cents: amountOf(said.basis) }]);
