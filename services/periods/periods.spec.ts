import { describe, expect, it } from 'vitest';
import { checklistLineNames, type Checklist, type Missing } from '#contracts/periods/checklist.ts';
import type { PeriodEvent } from '#contracts/periods/period-events.ts';
import { openDayFor } from '#contracts/periods/open-day.ts';
import { fact } from '#tests/support/facts.ts';
import { specification } from '#tests/support/given.ts';
import { periodStream } from '../aggregates/period/period.ts';
import { closePeriod } from './close-period.ts';
import { approveReopening, askReopening, declineReopening } from './reopen-period.ts';
import { cancelClosing, startClosing } from './start-closing.ts';

const month = '2026-10';
const seal = { postings: 3, position: '99', digest: 'd', trialBalance: [] };
const closingOf = (of: string): PeriodEvent => ({ type: 'PeriodClosingStarted', data: { month: of } });
const closedOf = (of: string): PeriodEvent => ({ type: 'PeriodClosed', data: { month: of, ...seal } });
const period = (of: string, ...events: PeriodEvent[]) => fact(periodStream, of, ...events);
const asked: PeriodEvent = { type: 'PeriodReopenAsked', data: { month, askedBy: 'ann', reason: 'The bank corrected a line' } };
const closed = period(month, closingOf(month), closedOf(month));

describe('Rule: a month is closed once it is over, in its turn, and when its nights are charged', () => {
  const starting = specification(startClosing, (given) => ({ period: given.one(periodStream, month), before: given.one(periodStream, '2026-09') }));
  const command = { month, now: new Date('2026-11-03T10:00:00Z'), firstMonth: '2026-10', storageOpen: [] as Missing[] };

  it('the first month that has postings', () => starting.given([]).when(command).then({ id: month, type: 'PeriodClosingStarted', data: { month } }));
  it.each([
    ['2026-10-31T23:59:59Z', 'PeriodNotOver'],
    ['2026-11-01T00:09:59Z', 'PeriodNotOver'],
    ['2026-11-01T00:10:00Z', undefined],
  ])('at %s: %s', (now, refusal) => {
    const outcome = starting.given([]).when({ ...command, now: new Date(now) });
    if (refusal) outcome.thenRejected(refusal, { field: 'month' });
    else outcome.then({ id: month, type: 'PeriodClosingStarted' });
  });
  it('not before the month before it', () => {
    const later = { ...command, firstMonth: '2026-08' };
    starting
      .given([])
      .when(later)
      .thenRejected('PeriodEarlierOpen', { params: { month, earlier: '2026-09' } });
    starting
      .given(period('2026-09', closingOf('2026-09')))
      .when(later)
      .thenRejected('PeriodEarlierOpen');
    starting
      .given(period('2026-09', closingOf('2026-09'), closedOf('2026-09')))
      .when(later)
      .then({ id: month, type: 'PeriodClosingStarted' });
  });
  it('not while a night of it is not charged', () =>
    starting
      .given([])
      .when({ ...command, storageOpen: [{ kind: 'storageThrough', name: 'EWR', value: '2026-10-30' }] })
      .thenRejected('PeriodStorageOpen', { params: { month, warehouses: 'EWR' } }));
  it('once', () =>
    starting
      .given(closed)
      .when(command)
      .thenRejected('PeriodStatusForbids', { params: { month, status: 'closed' } }));
});

describe('Rule: closing demands the whole checklist', () => {
  const closingIt = specification(closePeriod, (given) => ({ period: given.one(periodStream, month) }));
  const met: Checklist = checklistLineNames.map((line) => ({ line, state: 'met', missing: [] }));
  const command = { month, note: '', checklist: met, seal };
  const withLine = (line: string, state: 'missing' | 'explainable'): Checklist => met.map((one) => (one.line === line ? { ...one, state } : one));
  const inClosing = closingIt.given(period(month, closingOf(month)));

  it('and seals what its postings come to', () =>
    inClosing.when(command).then({ id: month, type: 'PeriodClosed', data: { month, digest: 'd', postings: 3, position: '99' } }));
  it.each(checklistLineNames)('not without: %s', (line) =>
    inClosing.when({ ...command, checklist: withLine(line, 'missing') }).thenRejected('PeriodIncomplete', { params: { month, count: 1 } }),
  );
  it('money without an owner stays where a person says why', () => {
    const checklist = withLine('unallocated', 'explainable');
    inClosing.when({ ...command, checklist }).thenRejected('PeriodNoteMissing', { field: 'note' });
    inClosing
      .when({ ...command, checklist, note: 'Payer asked on the 2nd' })
      .then({ id: month, type: 'PeriodClosed', data: { note: 'Payer asked on the 2nd' } });
  });
  it('and only what is being closed', () => closingIt.given([]).when(command).thenRejected('PeriodStatusForbids'));
  it('unless it is left open after all', () =>
    specification(cancelClosing, (given) => ({ period: given.one(periodStream, month) }))
      .given(period(month, closingOf(month)))
      .when(month)
      .then({ id: month, type: 'PeriodClosingCancelled' }));
});

describe('Rule: a closed month is opened again by two persons', () => {
  const states = (given: Parameters<Parameters<typeof specification>[1]>[0]) => ({
    period: given.one(periodStream, month),
    after: given.one(periodStream, '2026-11'),
  });
  const asking = specification(askReopening, states);
  const approving = specification(approveReopening, states);
  const command = { month, accountId: 'ann', reason: 'The bank corrected a line' };
  const requested = period(month, closingOf(month), closedOf(month), asked);

  it('one asks and says why', () =>
    asking
      .given(closed)
      .when(command)
      .then({ id: month, ...asked }));
  it('another one agrees, and both are named', () =>
    approving
      .given(requested)
      .when({ month, accountId: 'bob' })
      .then({ id: month, type: 'PeriodReopened', data: { month, askedBy: 'ann', approvedBy: 'bob', reason: 'The bank corrected a line' } }));
  it('never who asked', () => approving.given(requested).when({ month, accountId: 'ann' }).thenRejected('PeriodOwnRequest', { field: 'month' }));
  it('for finance alone: it is being closed again', () =>
    expect(approving.given(requested).when({ month, accountId: 'bob' }).stateAfter(periodStream, month)).toMatchObject({ status: 'closing' }));
  it('or it stays closed', () =>
    specification(declineReopening, (given) => ({ period: given.one(periodStream, month) }))
      .given(requested)
      .when({ month, reason: 'It goes into November' })
      .then({ id: month, type: 'PeriodReopenDeclined' }));
  it('the last one first', () => {
    const later = period('2026-11', closingOf('2026-11'), closedOf('2026-11'));
    asking
      .given([closed, later])
      .when(command)
      .thenRejected('PeriodLaterClosed', { params: { month, later: '2026-11' } });
    approving.given([requested, later]).when({ month, accountId: 'bob' }).thenRejected('PeriodLaterClosed');
  });
});

describe('Rule: what is for a month that takes nothing any more is dated on the first open day', () => {
  const statuses = { '2026-08': 'closed', '2026-09': 'reopening', '2026-10': 'closing' } as const;
  const dated = (day: string, by: 'finance' | 'system') =>
    openDayFor(day, '2026-11-24', (one) => statuses[one as keyof typeof statuses] ?? 'open', by);

  it.each([
    ['2026-11-20', 'system', '2026-11-20'],
    ['2026-10-31', 'finance', '2026-10-31'],
    ['2026-10-31', 'system', '2026-11-01'],
    ['2026-09-02', 'finance', '2026-10-01'],
    ['2026-08-02', 'system', '2026-11-01'],
  ] as const)('%s by %s: %s', (day, by, expected) => expect(dated(day, by)).toBe(expected));
});
