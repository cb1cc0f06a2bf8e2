import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Missing } from '#contracts/periods/checklist.ts';
import { isOver, monthBefore } from '#contracts/periods/months.ts';
import { cancelClosing as cancelEndpoint, startClosing as startEndpoint } from '#contracts/periods/period-commands.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { isClosed, periodStream, requirePeriodAllows, type LoadedPeriod, type Period } from '../aggregates/period/period.ts';
import { answered } from './answered.ts';

interface StartClosing {
  month: string;
  now: Date;
  /** The first month that has postings. */
  firstMonth: string | undefined;
  /** Warehouses whose storage is not charged through its last day. */
  storageOpen: readonly Missing[];
}

interface States {
  period: LoadedPeriod;
  before: Period;
}

export const startClosing = ({ month, now, firstMonth, storageOpen }: StartClosing, { period, before }: States): Decision =>
  requirePeriodAllows(month, period, 'PeriodClosingStarted') ??
  requireOver(month, now) ??
  requireEarlierClosed(month, before, firstMonth) ??
  requireStorageCharged(month, storageOpen) ??
  accept(change(period, { type: 'PeriodClosingStarted', data: { month } }));

const requireOver = (month: string, now: Date): Rejection | undefined =>
  isOver(month, now) ? undefined : reject('PeriodNotOver', { field: 'month', params: { month } });

/** What is carried over into a month is sealed before the month is. */
const requireEarlierClosed = (month: string, before: Period, firstMonth: string | undefined): Rejection | undefined =>
  isClosed(before) || firstMonth === undefined || firstMonth >= month
    ? undefined
    : reject('PeriodEarlierOpen', { field: 'month', params: { month, earlier: monthBefore(month) } });

/** Its last nights could not be charged for their own dates once finance alone posts into it. */
const requireStorageCharged = (month: string, open: readonly Missing[]): Rejection | undefined =>
  open.length === 0
    ? undefined
    : reject('PeriodStorageOpen', { field: 'month', params: { month, warehouses: open.map(({ name }) => name).join(', ') } });

export const cancelClosing = (month: string, { period }: { period: LoadedPeriod }): Decision =>
  requirePeriodAllows(month, period, 'PeriodClosingCancelled') ?? accept(change(period, { type: 'PeriodClosingCancelled', data: { month } }));

export interface StartNeeds {
  firstBookMonth(): Promise<string | undefined>;
  storageOpen(month: string): Promise<readonly Missing[]>;
}

export const startClosingRoute = ({ firstBookMonth, storageOpen }: StartNeeds) =>
  commandRoute(startEndpoint, async ({ body: { month }, now }, load) => {
    const [period, before] = await load.many(periodStream, [month, monthBefore(month)]);
    const facts = { firstMonth: await firstBookMonth(), storageOpen: await storageOpen(month) };
    return answered(month, period!, startClosing({ month, now, ...facts }, { period: period!, before: before! }));
  });

export const cancelClosingRoute = commandRoute(cancelEndpoint, async ({ body: { month } }, load) => {
  const period = await load.one(periodStream, month);
  return answered(month, period, cancelClosing(month, { period }));
});
