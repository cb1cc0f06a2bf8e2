import { periodEventSchemas, type PeriodEvent, type PeriodStatus } from '#contracts/periods/period-events.ts';
import { isOneOf, type Recorded } from '../../kernel/event-kinds.ts';
import type { RowProjection } from '../../kernel/projection.ts';
import type { PeriodRow } from './table.ts';

const isPeriodEvent = isOneOf(periodEventSchemas);

export const periodsProjection: RowProjection<PeriodRow> = {
  kind: 'row',
  name: 'periods',
  table: 'periods',
  key: 'month',
  ofOneStream: true,
  keyOf: (event) => (isPeriodEvent(event) ? event.data.month : null),
  evolve: (row, event) => {
    if (!isPeriodEvent(event)) return row;
    const before = row ?? untouched(event.data.month);
    const { version, metadata } = event;
    return { ...before, ...changes(before, event), status: (metadata.tags.state ?? before.status) as PeriodStatus, version };
  },
};

const untouched = (month: string): PeriodRow => ({
  month,
  status: 'open',
  closing_since: null,
  closed_at: null,
  closed_by: null,
  closings: 0,
  postings: 0,
  position: '0',
  digest: '',
  trial_balance: [],
  note: null,
  asked_by_id: null,
  asked_by: null,
  asked_reason: null,
  asked_at: null,
  version: 0,
});

const nobodyAsks = { asked_by_id: null, asked_by: null, asked_reason: null, asked_at: null };

const changes = (row: PeriodRow, { type, data, recordedAt, metadata }: Recorded<PeriodEvent>): Partial<PeriodRow> => {
  switch (type) {
    case 'PeriodClosingStarted':
    case 'PeriodAdjusted':
      return { closing_since: recordedAt };
    case 'PeriodReopened':
      return { ...nobodyAsks, closing_since: recordedAt };
    case 'PeriodClosingCancelled':
      return { closing_since: null };
    case 'PeriodReopenDeclined':
      return nobodyAsks;
    case 'PeriodReopenAsked':
      return { asked_by_id: data.askedBy, asked_by: metadata.actor.name, asked_reason: data.reason, asked_at: recordedAt };
    case 'PeriodClosed': {
      const { postings, position, digest, trialBalance, note = null } = data;
      const closed = { closed_at: recordedAt, closed_by: metadata.actor.name, closings: row.closings + 1 };
      return { ...closed, closing_since: null, postings, position, digest, trial_balance: trialBalance, note };
    }
  }
};
