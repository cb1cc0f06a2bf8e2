import { dayIn, nextDay } from '#contracts/kernel/lists/date-range.ts';
import { endOfDay, nightOf } from '#contracts/storage/night.ts';
import type { StoredGoods, WarehouseRates } from '#contracts/storage/storage-nights.ts';
import type { Handle } from '#kernel/commands/commands.ts';
import { accept, noChange } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { storageRunStream, type StorageRun } from '../aggregates/storage-run/storage-run.ts';
import { chargesFor } from './charges.ts';
import { correctNight } from './correct-night.ts';
import { hasEnded } from './night.ts';
import { recordNight } from './record-night.ts';

export interface Accrual {
  goods: StoredGoods;
  /** Runs a command until it is accepted. */
  run<Answer>(handle: Handle<Answer>): Promise<Answer>;
  now: Date;
}

/**
 * Charges every date that has ended in its warehouse and is not charged yet, the oldest first: after an hour or a month without the portal it does the same. The
 * first date of a warehouse is the first whole day after this first sees it, so that nobody is charged for what lay there before storage was charged at all.
 */
export const accrueStorage = async (accrual: Accrual): Promise<void> => {
  const rates = await accrual.goods.rates();
  const runs = await runsOf(accrual, rates);
  for (let due = nextDue(rates, runs, accrual.now); due; due = nextDue(rates, runs, accrual.now)) {
    const run = runs.get(due.warehouseId)!;
    // Once for all that is caught up with.
    if (!hasEnded(nextDay(run.next!), due.timeZone, accrual.now)) await recheck(accrual, due, run);
    runs.set(due.warehouseId, await accrueNext(accrual, due, run.next!));
  }
};

const runsOf = async ({ run, now }: Accrual, rates: readonly WarehouseRates[]): Promise<Map<string, StorageRun>> => {
  const started = await Promise.all(rates.map((warehouse) => run(startRun(warehouse, now))));
  return new Map(rates.map(({ warehouseId }, index) => [warehouseId, started[index]!]));
};

const startRun =
  ({ warehouseId, timeZone }: WarehouseRates, now: Date): Handle<StorageRun> =>
  async (load) => {
    const run = await load.one(storageRunStream, warehouseId);
    if (run.next !== undefined) return { decision: noChange, answer: run };
    const firstDate = nextDay(dayIn(now, timeZone));
    return {
      decision: accept(change(run, { type: 'StorageAccrualStarted', data: { warehouseId, firstDate } })),
      answer: { ...run, next: firstDate },
    };
  };

const nextDue = (rates: readonly WarehouseRates[], runs: ReadonlyMap<string, StorageRun>, now: Date): WarehouseRates | undefined => {
  const nextOf = ({ warehouseId }: WarehouseRates): string => runs.get(warehouseId)!.next!;
  return rates
    .filter((warehouse) => hasEnded(nextOf(warehouse), warehouse.timeZone, now))
    .reduce<WarehouseRates | undefined>((oldest, one) => (oldest && nextOf(oldest) <= nextOf(one) ? oldest : one), undefined);
};

const accrueNext = async ({ goods, run, now }: Accrual, rates: WarehouseRates, date: string): Promise<StorageRun> => {
  const charged = chargesFor(rates, date, await goods.charged(nightOf(rates, date)));
  const { charges, close } = recordNight(charged, now);
  for (const charge of charges) await run(charge);
  await run(close);
  return run(async (load) => ({ decision: noChange, answer: await load.one(storageRunStream, rates.warehouseId) }));
};

/** What was undone since changes what a night comes to; the last one is counted again in any case, for what was committed or recorded late. */
const recheck = async ({ goods, run, now }: Accrual, rates: WarehouseRates, { recent }: StorageRun): Promise<void> => {
  const last = recent.at(-1);
  if (!last) return;
  const endOf = ({ date }: typeof last): Date => endOfDay(date, rates.timeZone);
  const since = await goods.undoneSince(endOf(last));
  for (const night of recent.filter((one) => one === last || (since && since < endOf(one)))) {
    const { date, digest } = night;
    const again = chargesFor(rates, date, await goods.charged(nightOf(rates, date)));
    if (again.night.digest === digest) continue;
    for (const handle of correctNight(again, await goods.postedFor(rates.warehouseId, date), now)) await run(handle);
  }
};
