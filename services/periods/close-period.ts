import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Checklist } from '#contracts/periods/checklist.ts';
import { closePeriod as closeEndpoint } from '#contracts/periods/period-commands.ts';
import type { MonthSeal } from '#contracts/periods/period-events.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { periodStream, requirePeriodAllows, type LoadedPeriod } from '../aggregates/period/period.ts';
import { answered } from './answered.ts';

interface ClosePeriod {
  month: string;
  note: string;
  checklist: Checklist;
  /** What the postings of the month come to, read after the month was loaded: whatever is posted into it since makes the commit conflict. */
  seal: MonthSeal;
}

export const closePeriod = ({ month, note, checklist, seal }: ClosePeriod, { period }: { period: LoadedPeriod }): Decision =>
  requirePeriodAllows(month, period, 'PeriodClosed') ??
  requireMet(month, checklist) ??
  requireNote(month, checklist, note) ??
  accept(change(period, { type: 'PeriodClosed', data: { month, ...seal, ...(note !== '' && { note }) } }));

const requireMet = (month: string, checklist: Checklist): Rejection | undefined => {
  const count = checklist.filter(({ state }) => state === 'missing').length;
  return count === 0 ? undefined : reject('PeriodIncomplete', { field: 'month', params: { month, count } });
};

const requireNote = (month: string, checklist: Checklist, note: string): Rejection | undefined =>
  note === '' && checklist.some(({ state }) => state === 'explainable')
    ? reject('PeriodNoteMissing', { field: 'note', params: { month } })
    : undefined;

export interface CloseNeeds {
  periodChecklist(month: string, now: Date): Promise<Checklist>;
  /** `PeriodNotSummed` while the sums of the ledger are behind the log. */
  monthSeal(month: string): Promise<MonthSeal | Rejection>;
}

export const closePeriodRoute = ({ periodChecklist, monthSeal }: CloseNeeds) =>
  commandRoute(closeEndpoint, async ({ body: { month, note = '' }, now }, load) => {
    const period = await load.one(periodStream, month);
    const checklist = await periodChecklist(month, now);
    const seal = await monthSeal(month);
    return isRejection(seal) ? seal : answered(month, period, closePeriod({ month, note, checklist, seal }, { period }));
  });
