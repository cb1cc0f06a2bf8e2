import { amountOf } from '#contracts/ledger/basis.ts';
import type { PostedNight } from '#contracts/storage/storage-nights.ts';
import type { Handle } from '#kernel/commands/commands.ts';
import { accept } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { datedFor, loadMonths } from '../aggregates/period/dated.ts';
import { storageRunStream } from '../aggregates/storage-run/storage-run.ts';
import { nightPostingId, storageFee } from '../aggregates/wallet/postings/fee-postings.ts';
import { reversalOf } from '../aggregates/wallet/postings/reversal.ts';
import { bookDate } from '../aggregates/wallet/postings/wallet-posting.ts';
import { walletStream } from '../aggregates/wallet/wallet.ts';
import type { Charge, ChargedNight } from './charges.ts';

interface Correction {
  shopId: number;
  posted: PostedNight | undefined;
  charge: Charge | undefined;
}

/**
 * The commands that bring what shops were charged to what the night comes to now. What is right already is left as it is, and so is what a person gave back: it was
 * charged all the same, and is nothing that a count could change.
 */
export const correctNight = ({ night, charges }: ChargedNight, posted: readonly PostedNight[], now: Date): Handle<void>[] => {
  const shops = correctionsOf(charges, posted);
  const wrong = shops.filter(isWrong);
  return [
    ...wrong.map((correction) => correctShop(night.date, correction, now)),
    closeCorrection(asCharged(night, shops.filter(isGivenBack)), wrong),
  ];
};

const correctionsOf = (charges: readonly Charge[], posted: readonly PostedNight[]): Correction[] => {
  const charged = new Map(charges.map((charge) => [charge.shopId, charge]));
  const before = new Map(posted.map((one) => [one.posting.shopId, one]));
  return [...new Set([...charged.keys(), ...before.keys()])]
    .toSorted((one, other) => one - other)
    .map((shopId) => ({ shopId, posted: before.get(shopId), charge: charged.get(shopId) }));
};

const isGivenBack = ({ posted }: Correction): boolean => posted?.reversedBy === 'person';

const isWrong = (correction: Correction): boolean => {
  if (isGivenBack(correction)) return false;
  const { posted, charge } = correction;
  const stands = posted && !posted.reversedBy ? posted.posting.basis : undefined;
  if (!stands || !charge) return Boolean(stands) !== Boolean(charge);
  return stands.kind !== 'storage' || stands.digest !== charge.digest || JSON.stringify(stands.lines) !== JSON.stringify(charge.basis.lines);
};

/** The night with what was given back as it was charged, since that is what its postings come to. */
const asCharged = (night: ChargedNight['night'], givenBack: readonly Correction[]): ChargedNight['night'] =>
  givenBack.reduce(
    (sums, { posted, charge }) => ({
      ...sums,
      items: sums.items + (posted?.posting.chargeDays ?? 0) - (charge?.items ?? 0),
      cents: sums.cents + (posted ? amountOf(posted.posting.basis) : 0) - (charge?.cents ?? 0),
    }),
    night,
  );

const correctShop =
  (date: string, { shopId, posted, charge }: Correction, now: Date): Handle<void> =>
  async (load) => {
    const wallet = await load.one(walletStream, shopId);
    const reason = `Storage of ${date}, counted again`;
    const today = bookDate(now);
    const dated = datedFor(await loadMonths(load, date, today), { day: date, today, by: 'system' });
    const reversals = posted && !posted.reversedBy ? [reversalOf({ data: posted.posting }, { reason, ...dated })] : [];
    const anew = charge ? [storageFee({ shopId, basis: charge.basis, now, dated, attempt: attemptAfter(posted) })] : [];
    return { decision: accept(change(wallet, ...reversals, ...anew)), answer: undefined };
  };

/** The first posting of a night has no number; the second is `~2`. */
const attemptAfter = (posted: PostedNight | undefined): number => {
  if (!posted) return 1;
  const { basis, shopId, postingId } = posted.posting;
  if (basis.kind !== 'storage') throw new Error(`${postingId} is not of a night`);
  const first = nightPostingId(basis, shopId);
  return postingId === first ? 2 : Number(postingId.slice(first.length + 1)) + 1;
};

const closeCorrection =
  (night: ChargedNight['night'], wrong: readonly Correction[]): Handle<void> =>
  async (load) => {
    const run = await load.one(storageRunStream, night.warehouseId);
    const shopIds = wrong.map(({ shopId }) => shopId);
    return { decision: accept(change(run, { type: 'StorageDayCorrected', data: { ...night, shopIds } })), answer: undefined };
  };
