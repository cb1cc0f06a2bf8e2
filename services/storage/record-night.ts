import { accept, type StreamChange } from '#kernel/commands/decision.ts';
import type { Handle } from '#kernel/commands/commands.ts';
import { change } from '#kernel/commands/loaded.ts';
import { datedFor, loadMonths } from '../aggregates/period/dated.ts';
import { storageRunStream } from '../aggregates/storage-run/storage-run.ts';
import { storageFee } from '../aggregates/wallet/postings/fee-postings.ts';
import { bookDate } from '../aggregates/wallet/postings/wallet-posting.ts';
import { walletStream } from '../aggregates/wallet/wallet.ts';
import type { Charge, ChargedNight } from './charges.ts';

/** Shops in one commit. Whoever buys a label meanwhile waits for one commit at the most. */
const SHOPS_A_COMMIT = 25;

interface NightCommands {
  /** Of different wallets. Carried out at once they would meet in one long commit: one after the other, there is room for others between. */
  charges: Handle<void>[];
  /** Once all are charged. */
  close: Handle<void>;
}

/** The commands that record a night. Each can be run again: a wallet knows through which date it is charged, and the run closes the night. */
export const recordNight = ({ night, charges }: ChargedNight, now: Date): NightCommands => ({
  charges: chunksOf(charges).map((chunk) => chargeShops(night.date, chunk, now)),
  close: closeNight(night),
});

const chunksOf = (charges: readonly Charge[]): (readonly Charge[])[] =>
  Array.from({ length: Math.ceil(charges.length / SHOPS_A_COMMIT) }, (_, index) =>
    charges.slice(index * SHOPS_A_COMMIT, (index + 1) * SHOPS_A_COMMIT),
  );

const chargeShops =
  (date: string, charges: readonly Charge[], now: Date): Handle<void> =>
  async (load) => {
    const wallets = await load.many(
      walletStream,
      charges.map(({ shopId }) => shopId),
    );
    const today = bookDate(now);
    const dated = datedFor(await loadMonths(load, date, today), { day: date, today, by: 'system' });
    const changes = charges.flatMap(({ shopId, basis }, index): StreamChange[] => {
      const wallet = wallets[index]!;
      const isCharged = (wallet.storageThrough[basis.warehouseId] ?? '') >= date;
      return isCharged ? [] : [change(wallet, storageFee({ shopId, basis, now, dated }))];
    });
    return { decision: accept(...changes), answer: undefined };
  };

const closeNight =
  (night: ChargedNight['night']): Handle<void> =>
  async (load) => {
    const run = await load.one(storageRunStream, night.warehouseId);
    const changes = run.next === night.date ? [change(run, { type: 'StorageDayAccrued', data: night })] : [];
    return { decision: accept(...changes), answer: undefined };
  };
