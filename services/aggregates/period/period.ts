import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { PeriodEvent, PeriodStatus } from '#contracts/periods/period-events.ts';
import type { LoadedFrom } from '#kernel/commands/loaded.ts';
import { streamType } from '#kernel/commands/stream-type.ts';
import { periodMachine } from './period.machine.ts';

/** A month of the books. Stream `period-<yyyy-mm>`; it begins when the month is closed for the first time. */
export interface Period {
  /** Undefined for a month of which nothing was said: it is open. */
  status: PeriodStatus | undefined;
  /** Who asked for it to be opened again, and why. */
  asked: { by: string; reason: string } | undefined;
}

export const untouchedPeriod: Period = { status: undefined, asked: undefined };

const evolve = (period: Period, event: PeriodEvent): Period => ({
  status: periodMachine.next(period.status, event, undefined) ?? period.status,
  asked: event.type === 'PeriodReopenAsked' ? { by: event.data.askedBy, reason: event.data.reason } : undefined,
});

export const periodStream = streamType<Period, PeriodEvent>({
  prefix: 'period',
  initial: untouchedPeriod,
  evolve,
  accepts: ({ status }, event) => periodMachine.accepts(status, event, undefined),
  tags: ({ status }) => (status ? { state: status } : {}),
});

export type LoadedPeriod = LoadedFrom<typeof periodStream>;

export const statusOf = ({ status }: Period): PeriodStatus => status ?? 'open';
export const isClosed = ({ status }: Period): boolean => status === 'closed' || status === 'reopening';

/** `PeriodStatusForbids` in the wrong status. */
export const requirePeriodAllows = (month: string, { status }: Period, event: PeriodEvent['type']): Rejection | undefined =>
  periodMachine.mayOccur(status, event) ? undefined : reject('PeriodStatusForbids', { field: 'month', params: { month, status: status ?? 'open' } });
