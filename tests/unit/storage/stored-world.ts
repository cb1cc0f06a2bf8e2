import { createHash } from 'node:crypto';
import { tookBack, type NightTerms, type StoredGoods } from '#contracts/storage/storage-nights.ts';
import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import { startOfDay } from '#contracts/kernel/lists/date-range.ts';
import type { WalletPosted } from '#contracts/wallet/wallet-events.ts';
import { commands, toOutcome, type Handle } from '#kernel/commands/commands.ts';
import { newIds } from '#kernel/ids.ts';
import { loadMonths } from '#services/aggregates/period/dated.ts';
import { bookDate } from '#services/aggregates/wallet/postings/wallet-posting.ts';
import { walletStream } from '#services/aggregates/wallet/wallet.ts';
import { accrueStorage } from '#services/storage/accrue-storage.ts';
import { reversePosting } from '#services/wallet/reversals/reverse-posting.ts';
import { memoryLog } from '../orders/memory-log.ts';

/** What lies in a warehouse from one moment to another. */
export interface Lying {
  oneId: string;
  shopId: number;
  shelved: string;
  until?: string;
}

interface Warehouse {
  warehouseId: string;
  timeZone: string;
  terms: NightTerms;
}

/** Items that lie in warehouses, and the log of those who are charged for them. */
export const storedWorld = (warehouses: readonly Warehouse[], lying: Lying[]) => {
  const { log, streams } = memoryLog();
  let now = new Date('2026-11-01T12:00:00.000Z');
  const clock = { now: () => now };
  const kernel = commands(log, clock, newIds);
  let left = Infinity;
  let counted = 0;

  const eventsOf = (id: string): RecordedEvent[] => streams.get(id) ?? [];
  const postings = (shopId: number): WalletPosted['data'][] => eventsOf(`wallet-${shopId}`).map(({ data }) => data as WalletPosted['data']);

  const goods: StoredGoods = {
    rates: async () => warehouses.map(({ terms, ...warehouse }) => ({ ...warehouse, shopsWithOwn: [], termsOn: () => terms })),
    charged: async ({ endsAt, shelvedBefore }) => {
      const there = lying.filter(
        ({ shelved, until = '9999' }) => shelved < shelvedBefore!.toISOString() && shelved < endsAt.toISOString() && until >= endsAt.toISOString(),
      );
      const shops = [...new Set(there.map(({ shopId }) => shopId))].toSorted((a, b) => a - b);
      return {
        position: `1-${++counted}`,
        shops: shops.map((shopId) => {
          const ids = there.flatMap((item) => (item.shopId === shopId ? [item.oneId] : [])).toSorted();
          return { shopId, items: ids.length, digest: createHash('sha256').update(ids.join(' ')).digest('hex') };
        }),
      };
    },
    undoneSince: async () => new Date(0),
    postedFor: async (warehouseId, date) =>
      [...streams.keys()]
        .filter((id) => id.startsWith('wallet-'))
        .flatMap((id) => {
          const all = postings(Number(id.slice('wallet-'.length)));
          const posting = all.findLast(
            ({ reference, chargeDate, reverses }) => reference.id === warehouseId && chargeDate === date && reverses === undefined,
          );
          if (!posting) return [];
          const back = all.find(({ reverses }) => reverses === posting.postingId)?.basis;
          return [{ posting, reversedBy: back?.kind === 'reversal' ? tookBack(back) : null }];
        }),
  };

  const run = async <Answer>(handle: Handle<Answer>): Promise<Answer> => {
    if (left-- <= 0) throw new Error('The node was killed.');
    const result = await kernel.run({ actor: { accountId: 'j', name: 'j', terminal: 'system' }, correlationId: 'c', causationId: 'c' }, handle);
    if (result.kind === 'rejected') throw new Error(result.rejection.rejected);
    return result.answer;
  };

  return {
    postings,
    /** Finance takes a posting back. */
    reverse: (shopId: number, postingId: string) =>
      run(async (load) => {
        const posting = { data: postings(shopId).find((one) => one.postingId === postingId)!, postedBy: 'j', reversedBy: null };
        const body = { postingId, reason: 'Agreed with the seller', evidence: 'E-mail of today' };
        const months = await loadMonths(load, posting.data.effectiveDate, bookDate(now));
        const states = { wallet: await load.one(walletStream, shopId), order: undefined, months };
        return toOutcome(reversePosting({ posting, body, accountId: 'f', now }, states), undefined);
      }),
    runOf: (warehouseId: string) => eventsOf(`storagerun-${warehouseId}`),
    datesOf: (warehouseId: string) =>
      eventsOf(`storagerun-${warehouseId}`).flatMap(({ type, data }) => (type === 'StorageDayAccrued' ? [(data as { date: string }).date] : [])),
    setClock: (time: string) => (now = new Date(time)),
    accrue: () => accrueStorage({ goods, run, now }),
    /** Lets so many commands pass, then fails. */
    accrueAndDieAfter: async (commandsLeft: number): Promise<boolean> => {
      left = commandsLeft;
      const died = await accrueStorage({ goods, run, now }).then(
        () => false,
        () => true,
      );
      left = Infinity;
      return died;
    },
  };
};

export const midnight = (day: string, timeZone: string, minutes = 0): string =>
  new Date(startOfDay(day, timeZone).getTime() + minutes * 60_000).toISOString();
