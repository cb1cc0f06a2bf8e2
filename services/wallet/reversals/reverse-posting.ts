import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Entry } from '#contracts/ledger/accounts.ts';
import { isUndoneElsewhere, reversePostingEndpoint } from '#contracts/wallet/finance/reverse-posting.ts';
import type { WalletPosted } from '#contracts/wallet/wallet-events.ts';
import { walletCentsOf } from '#contracts/wallet/wallet-events.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { releasedBy } from '../../aggregates/adjustment/adjustment-claims.ts';
import { orderStream, type Order } from '../../aggregates/order/order.ts';
import { adjusted, datedFor, loadMonths, type OpenMonths } from '../../aggregates/period/dated.ts';
import { reversalIdOf, reversalOf } from '../../aggregates/wallet/postings/reversal.ts';
import { bookDate } from '../../aggregates/wallet/postings/wallet-posting.ts';
import { walletStream, type LoadedWallet } from '../../aggregates/wallet/wallet.ts';

/** What the read models know of a posting; it never changes, but for being taken back. */
export interface FoundPosting {
  data: WalletPosted['data'];
  postedBy: string;
  reversedBy: string | null;
}

export interface ReversePosting {
  posting: FoundPosting;
  body: BodyOf<typeof reversePostingEndpoint>;
  accountId: string;
  now: Date;
}

interface States {
  wallet: LoadedWallet;
  /** The order that a fee was taken for. */
  order: Order | undefined;
  months: OpenMonths;
}

const requireNotReversed = ({ data: { postingId }, reversedBy }: FoundPosting): Rejection | undefined =>
  reversedBy === null ? undefined : reject('AlreadyReversed', { field: 'postingId', params: { postingId } });

const requireNoReversal = ({ data: { reverses } }: FoundPosting): Rejection | undefined =>
  reverses === undefined ? undefined : reject('ReversalStands', { field: 'postingId' });

/** What a person decided alone or with others is taken back by somebody else than all of them. */
const requireOtherPerson = ({ data: { basis }, postedBy }: FoundPosting, accountId: string): Rejection | undefined =>
  postedBy === accountId || (basis.kind === 'manual' && basis.approvedBy.includes(accountId))
    ? reject('PosterReverses', { field: 'postingId' })
    : undefined;

const requireReversible = ({ data: { type, basis } }: FoundPosting): Rejection | undefined =>
  isUndoneElsewhere(type, basis) ? reject('UndoneOtherwise', { field: 'postingId' }) : undefined;

/** A fee that waits to be earned goes back when its order is cancelled; taken back before, it would be earned without having been paid. */
const requireEarned = ({ data }: FoundPosting, order: Order | undefined): Rejection | undefined =>
  !isDeferred(data) || order === undefined || hasLeft(order)
    ? undefined
    : reject('FeeNotEarned', { field: 'postingId', params: { oddNo: order.oddNo } });

const hasLeft = ({ state }: Order): boolean => state === 'outOfWarehouse' || state === 'completed';
const isDeferred = ({ entries }: WalletPosted['data']): boolean => entries.some(({ account }) => account === 'liabilities:deferred');

/** By now the fee is income, and comes out of that. */
const asEarned = (entry: Entry): Entry => (entry.account === 'liabilities:deferred' ? { ...entry, account: 'income:fee' } : entry);

/**
 * For the date of the posting while its month takes postings, so that the month shows neither, and for the first open day afterwards. Imposed: the wallet may go
 * below zero by it.
 */
export const reversePosting = (
  { posting, body: { reason, evidence }, accountId, now }: ReversePosting,
  { wallet, order, months }: States,
): Decision => {
  const refusal =
    requireNoReversal(posting) ??
    requireNotReversed(posting) ??
    requireReversible(posting) ??
    requireEarned(posting, order) ??
    requireOtherPerson(posting, accountId);
  if (refusal) return refusal;
  const { data } = posting;
  const dated = reversalDated(months, data, now);
  const reversal = reversalOf({ data: { ...data, entries: data.entries.map(asEarned) } }, { reason, ...dated });
  const { basis } = reversal.data;
  const takenBack = { ...reversal, data: { ...reversal.data, ...(basis.kind === 'reversal' && { basis: { ...basis, evidence } }) } };
  return {
    changes: [change(wallet, takenBack), ...adjusted(months, dated.effectiveDate, reversal.data.postingId)],
    releases: releasedBy(data),
  };
};

const reversalDated = (months: OpenMonths, { effectiveDate: day }: WalletPosted['data'], now: Date) =>
  datedFor(months, { day, today: bookDate(now), by: 'finance' });

interface Needs {
  foundPosting(postingId: string): Promise<FoundPosting | undefined>;
}

export const reversePostingRoute = ({ foundPosting }: Needs) =>
  commandRoute(reversePostingEndpoint, async ({ body, viewer: { accountId }, now }, load) => {
    const posting = await foundPosting(body.postingId);
    if (!posting) return reject('NotFound', { field: 'postingId' });
    const { data } = posting;
    const wallet = await load.one(walletStream, data.shopId);
    const order = data.reference.kind === 'order' ? await load.one(orderStream, data.reference.id) : undefined;
    const months = await loadMonths(load, data.effectiveDate, bookDate(now));
    return toOutcome(reversePosting({ posting, body, accountId, now }, { wallet, order, months }), {
      postingId: reversalIdOf(data.postingId),
      effectiveDate: reversalDated(months, data, now).effectiveDate,
      balanceCents: wallet.postedCents - walletCentsOf(data),
    });
  });
