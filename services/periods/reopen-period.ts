import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { nextMonth } from '#contracts/periods/months.ts';
import {
  approveReopening as approveEndpoint,
  askReopening as askEndpoint,
  declineReopening as declineEndpoint,
} from '#contracts/periods/period-commands.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { periodStream, requirePeriodAllows, statusOf, type LoadedPeriod, type Period } from '../aggregates/period/period.ts';
import { answered } from './answered.ts';

interface ByPerson {
  month: string;
  accountId: string;
}

interface States {
  period: LoadedPeriod;
  after: Period;
}

export const askReopening = ({ month, accountId, reason }: ByPerson & { reason: string }, { period, after }: States): Decision =>
  requirePeriodAllows(month, period, 'PeriodReopenAsked') ??
  requireLaterOpen(month, after) ??
  accept(change(period, { type: 'PeriodReopenAsked', data: { month, askedBy: accountId, reason } }));

export const approveReopening = ({ month, accountId }: ByPerson, { period, after }: States): Decision => {
  const refusal =
    requirePeriodAllows(month, period, 'PeriodReopened') ?? requireLaterOpen(month, after) ?? requireOtherPerson(month, period, accountId);
  const { by: askedBy, reason } = period.asked ?? { by: '', reason: '' };
  return refusal ?? accept(change(period, { type: 'PeriodReopened', data: { month, askedBy, approvedBy: accountId, reason } }));
};

/** Whoever asked may think better of it. */
export const declineReopening = ({ month, reason }: { month: string; reason: string }, { period }: { period: LoadedPeriod }): Decision =>
  requirePeriodAllows(month, period, 'PeriodReopenDeclined') ?? accept(change(period, { type: 'PeriodReopenDeclined', data: { month, reason } }));

/** A later month carries over what this one came to. */
const requireLaterOpen = (month: string, after: Period): Rejection | undefined =>
  statusOf(after) === 'open' ? undefined : reject('PeriodLaterClosed', { field: 'month', params: { month, later: nextMonth(month) } });

const requireOtherPerson = (month: string, { asked }: Period, accountId: string): Rejection | undefined =>
  asked?.by === accountId ? reject('PeriodOwnRequest', { field: 'month', params: { month } }) : undefined;

export const askReopeningRoute = commandRoute(askEndpoint, async ({ body: { month, reason }, viewer: { accountId } }, load) => {
  const [period, after] = await load.many(periodStream, [month, nextMonth(month)]);
  return answered(month, period!, askReopening({ month, accountId, reason }, { period: period!, after: after! }));
});

export const approveReopeningRoute = commandRoute(approveEndpoint, async ({ body: { month }, viewer: { accountId } }, load) => {
  const [period, after] = await load.many(periodStream, [month, nextMonth(month)]);
  return answered(month, period!, approveReopening({ month, accountId }, { period: period!, after: after! }));
});

export const declineReopeningRoute = commandRoute(declineEndpoint, async ({ body: { month, reason } }, load) => {
  const period = await load.one(periodStream, month);
  return answered(month, period, declineReopening({ month, reason }, { period }));
});
